//! This machine, without which figures mean nothing.

use crate::process::{answer, program};

/// Processor, cores and compiler.
#[derive(Debug)]
pub struct Host {
    pub processor: String,
    pub cores: usize,
    pub compiler: String,
    pub triple: String,
}

/// Asks the system and the compiler.
pub fn host() -> Result<Host, String> {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_owned());
    let verbose = answer(program(&rustc).arg("-vV")).ok_or("rustc does not answer")?;
    let mut lines = verbose.lines();
    let compiler = lines.next().unwrap_or_default().to_owned();
    let triple = lines
        .find_map(|line| line.strip_prefix("host: "))
        .ok_or("rustc does not name its host")?
        .to_owned();
    Ok(Host {
        processor: processor(),
        cores: std::thread::available_parallelism().map_or(1, usize::from),
        compiler,
        triple,
    })
}

fn processor() -> String {
    let told = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = told
        .lines()
        .find_map(|line| line.strip_prefix("model name"))
        .and_then(|line| line.split_once(": "));
    match model {
        Some((_, model)) => model.trim().to_owned(),
        None => answer(program("sysctl").args(["-n", "machdep.cpu.brand_string"]))
            .unwrap_or_else(|| "unknown processor".to_owned()),
    }
}
