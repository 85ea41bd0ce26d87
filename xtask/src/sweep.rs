//! More games than a single change is tested with: tests that take the number of games, or the seeds, from the
//! environment. Their output is shown, including the seeds.

use crate::step::Outcome;
use crate::test_output;
use crate::test_programs;

/// The package, its tests, and their environment. On two cores each takes about ten minutes.
const SWEEPS: [(&str, &str, &str, &str); 9] = [
    ("snowdonia", "battery::", "BATTERY_GAMES", "100000"),
    ("foothills", "battery::", "BATTERY_GAMES", "200000"),
    ("app", "browser::whole_games::", "BROWSER_SEEDS", "1..6"),
    ("app", "browser::places::", "BROWSER_WHOLE", "3"),
    ("app", "browser::pace::", "BROWSER_WHOLE", "1"),
    ("app", "browser::together::", "BROWSER_WHOLE", "1"),
    ("app", "kill::", "KILLS", "1000"),
    ("app", "fault_harness::", "FAULTS", "300"),
    ("server", "crowds::", "RACES", "1000"),
];

pub fn check() -> Outcome {
    let built = match test_programs::build(&[]) {
        Ok(built) => built,
        Err(error) => return Err(error).into(),
    };
    let mut outcome = Outcome::default();
    for (package, tests, variable, value) in SWEEPS {
        println!("\n{package} {tests} with {variable}={value}");
        match built.tests.iter().find(|program| program.name == package) {
            Some(program) => {
                let mut command = program.command();
                command.args([tests, "--nocapture"]).env(variable, value);
                outcome.add(test_output::count(&mut command, |_, _| {}));
            }
            None => outcome.check(Err(format!("{package} has no test program"))),
        }
    }
    outcome
}
