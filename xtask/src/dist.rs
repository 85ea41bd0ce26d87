//! `cargo xtask dist`: what is given to people who do not build it themselves: an archive, a Debian package, and the
//! digests of both. docs/packages.md says what is in them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::dist_licences::third_party;
use crate::options::Options;
use crate::process::{answer, cargo, program, root, run, target_dir};

/// Shells with completions, where they look for them below `/usr/share`, and by which name.
const SHELLS: [(&str, &str, &str); 3] = [
    ("bash", "bash-completion/completions", "snowdonia"),
    ("zsh", "zsh/vendor-completions", "_snowdonia"),
    ("fish", "fish/vendor_completions.d", "snowdonia.fish"),
];

/// Files that go along as they are.
const DOCUMENTS: [&str; 9] = [
    "README.md",
    "CHANGELOG.md",
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "docs/operations.md",
    "docs/playing-together.md",
    "packaging/alerts.yml",
    "packaging/grafana-dashboard.json",
    "packaging/snowdonia.service",
];

/// `cargo xtask dist [--program FILE]`
pub fn command(words: &[String]) -> Result<(), String> {
    let options = Options::read(words, &["program"])?;
    options.none_plain()?;
    let built = match options.all("program").next() {
        // To try the packages with a program that is there already.
        Some(path) => root().join(path),
        None => build()?,
    };
    let what = Dist {
        version: version()?,
        target: target()?,
        moment: moment(),
        built,
        out: target_dir("dist"),
    };
    fresh(&what.out)?;
    let archive = what.archive()?;
    let mut made = vec![archive];
    if answer(program("dpkg-deb").arg("--version")).is_some() {
        made.push(what.debian()?);
    } else {
        println!("SKIPPED: the Debian package, because dpkg-deb is not installed");
    }
    sums(&what.out, &made)?;
    for file in &made {
        println!("{}", file.display());
    }
    Ok(())
}

fn build() -> Result<PathBuf, String> {
    run(cargo().args(["build", "--release", "--locked", "--package", "app"]))?;
    Ok(target_dir("release").join("snowdonia"))
}

struct Dist {
    version: String,
    /// Such as `x86_64-unknown-linux-gnu`.
    target: String,
    /// In seconds: every file in a package has this date, so that the same sources make the same bytes.
    moment: String,
    built: PathBuf,
    out: PathBuf,
}

impl Dist {
    fn archive(&self) -> Result<PathBuf, String> {
        let name = format!("snowdonia-{}-{}", self.version, self.target);
        let folder = self.out.join(&name);
        copy(&self.built, &folder.join("snowdonia"))?;
        for document in DOCUMENTS {
            copy(&root().join(document), &folder.join(document))?;
        }
        write(&folder.join("THIRD-PARTY.txt"), &third_party()?)?;
        for (shell, _, file) in SHELLS {
            write(
                &folder.join("completions").join(file),
                &self.completions(shell)?,
            )?;
        }
        self.manual(&folder.join("man"))?;
        let archive = self.out.join(format!("{name}.tar.gz"));
        let mut tar = Command::new("tar");
        tar.arg("--create")
            .arg("--gzip")
            .arg("--file")
            .arg(&archive);
        tar.args(["--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
        tar.arg(format!("--mtime=@{}", self.moment));
        tar.arg("--directory").arg(&self.out).arg(&name);
        run(tar.env("GZIP", "-n"))?;
        Ok(archive)
    }

    fn debian(&self) -> Result<PathBuf, String> {
        let architecture = answer(program("dpkg").arg("--print-architecture"));
        let architecture = architecture.ok_or("dpkg does not know this architecture")?;
        let folder = self.out.join("debian");
        let share = folder.join("usr/share");
        copy(&self.built, &folder.join("usr/bin/snowdonia"))?;
        for (shell, place, file) in SHELLS {
            write(&share.join(place).join(file), &self.completions(shell)?)?;
        }
        self.manual(&share.join("man/man1"))?;
        for page in files(&share.join("man/man1"))? {
            run(Command::new("gzip").args(["-9", "-n"]).arg(page))?;
        }
        let documents = share.join("doc/snowdonia");
        for document in DOCUMENTS {
            let name = Path::new(document).file_name().unwrap_or_default();
            copy(&root().join(document), &documents.join(name))?;
        }
        write(&documents.join("copyright"), &third_party()?)?;
        copy(
            &root().join("packaging/snowdonia.service"),
            &folder.join("usr/lib/systemd/system/snowdonia.service"),
        )?;
        copy(
            &root().join("packaging/snowdonia.default"),
            &folder.join("etc/default/snowdonia"),
        )?;
        let control = fs::read_to_string(root().join("packaging/debian/control"));
        let control = control.map_err(|error| error.to_string())?;
        let control = control
            .replace("@VERSION@", &self.version)
            .replace("@ARCHITECTURE@", &architecture);
        write(&folder.join("DEBIAN/control"), &control)?;
        write(&folder.join("DEBIAN/conffiles"), "/etc/default/snowdonia\n")?;
        for script in ["postinst", "prerm", "postrm"] {
            let to = folder.join("DEBIAN").join(script);
            copy(&root().join("packaging/debian").join(script), &to)?;
            run(Command::new("chmod").arg("755").arg(&to))?;
        }
        // The mail password may stand there.
        run(Command::new("chmod")
            .arg("640")
            .arg(folder.join("etc/default/snowdonia")))?;
        let package = format!("snowdonia_{}_{architecture}.deb", self.version);
        let package = self.out.join(package);
        let mut deb = Command::new("dpkg-deb");
        deb.args(["--root-owner-group", "--build"])
            .arg(&folder)
            .arg(&package);
        run(deb.env("SOURCE_DATE_EPOCH", &self.moment))?;
        Ok(package)
    }

    /// What the program itself prints.
    fn completions(&self, shell: &str) -> Result<String, String> {
        let mut command = Command::new(&self.built);
        let script = answer(command.args(["completions", shell]));
        script
            .map(|script| script + "\n")
            .ok_or(format!("no completions for {shell}"))
    }

    fn manual(&self, folder: &Path) -> Result<(), String> {
        run(Command::new(&self.built).arg("man").arg(folder))
    }
}

/// The digests, as `sha256sum --check` reads them.
fn sums(out: &Path, made: &[PathBuf]) -> Result<(), String> {
    let names = made.iter().filter_map(|file| file.file_name());
    let sums = answer(Command::new("sha256sum").current_dir(out).args(names));
    let sums = sums.ok_or("sha256sum fails")?;
    write(&out.join("SHA256SUMS"), &format!("{sums}\n"))
}

fn version() -> Result<String, String> {
    let manifest = fs::read_to_string(root().join("Cargo.toml"));
    let manifest = manifest.map_err(|error| error.to_string())?;
    let line = manifest
        .lines()
        .find_map(|line| line.strip_prefix("version = \""));
    let version = line.and_then(|line| line.strip_suffix('"'));
    version
        .map(str::to_owned)
        .ok_or("Cargo.toml names no version".to_owned())
}

fn target() -> Result<String, String> {
    let told = answer(program("rustc").arg("-vV")).unwrap_or_default();
    let host = told.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or("rustc does not say for what it builds".to_owned())
}

/// When the sources were changed last.
fn moment() -> String {
    let told = std::env::var("SOURCE_DATE_EPOCH").ok();
    let last = || answer(program("git").args(["log", "-1", "--format=%ct"]));
    told.or_else(last).unwrap_or_else(|| "0".to_owned())
}

fn fresh(folder: &Path) -> Result<(), String> {
    let _ = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = folder.read_dir().map_err(|error| error.to_string())?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.sort();
    Ok(files)
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    make_folder(to)?;
    let copied = fs::copy(from, to);
    copied
        .map(|_| ())
        .map_err(|error| format!("{}: {error}", from.display()))
}

fn write(to: &Path, text: &str) -> Result<(), String> {
    make_folder(to)?;
    fs::write(to, text).map_err(|error| format!("{}: {error}", to.display()))
}

fn make_folder(of: &Path) -> Result<(), String> {
    let folder = of.parent().unwrap_or(of);
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}
