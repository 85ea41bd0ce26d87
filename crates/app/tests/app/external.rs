//! External programs at the table: our own bots over the protocol, the examples in Python, and programs that
//! misbehave.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::program::{self, Run, folder, run, run_in, run_with};

const SNOWDONIA: &str = env!("CARGO_BIN_EXE_snowdonia");

/// Runs with arguments separated by spaces, and a further one that may contain spaces.
fn run_bots(arguments: &str, bots: &str) -> Run {
    let mut words: Vec<&str> = arguments.split_whitespace().collect();
    words.extend(["--bots", bots]);
    run_in("en_GB.UTF-8", &words, b"")
}

/// Writes a shell script with some behaviour; returns the command that runs it.
fn script(name: &str, text: &str) -> String {
    let file = folder(&format!("script-{name}")).join("bot.sh");
    fs::write(&file, text).unwrap();
    format!("exec:sh {}", file.display())
}

fn example(name: &str) -> String {
    let found = Command::new("python3").arg("--version").output();
    assert!(found.is_ok(), "python3 is needed to test the examples");
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../examples")
        .join(name);
    assert!(path.is_file(), "{}", path.display());
    format!("exec:python3 {}", path.display())
}

/// The records of a simulation, without the names of the seats.
fn records(name: &str, arguments: &str, bots: &str) -> String {
    let file: PathBuf = folder(name).join("all.game");
    run_bots(
        &format!("simulate {arguments} --record {}", file.display()),
        bots,
    )
    .fine();
    let text = fs::read_to_string(file).unwrap();
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.starts_with("seat "))
        .collect();
    lines.join("\n")
}

#[test]
fn our_bots_play_the_same_as_programs() {
    for (index, (setup, bot)) in [
        ("--players 2 --games 3 --seed 5", "greedy"),
        (
            "--players 3 --games 2 --seed 6 --option light-fog",
            "flat:15",
        ),
        ("--game foothills --games 2 --seed 7", "random"),
        (
            "--game snowdonia --scenario blaenau-ffestiniog --players 2 --games 2",
            "greedy",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let ours = records(
            &format!("ours-{index}"),
            setup,
            &format!("{bot},{bot},{bot}")[..(bot.len() + 1) * seats(setup) - 1],
        );
        let program = vec![format!("exec:{SNOWDONIA} bot --bot {bot}"); seats(setup)].join(",");
        // All-random games use separate code, so one seat is not random there.
        if bot == "random" {
            let mixed = records(
                &format!("mixed-{index}"),
                setup,
                &format!("random,exec:{SNOWDONIA} bot --bot random"),
            );
            let program = records(&format!("program-{index}"), setup, &program);
            assert_eq!(program, mixed, "{setup}");
        } else {
            assert_eq!(
                records(&format!("program-{index}"), setup, &program),
                ours,
                "{setup}"
            );
        }
    }
}

fn seats(setup: &str) -> usize {
    if setup.contains("--players 3") { 3 } else { 2 }
}

#[test]
fn the_examples_in_python_play() {
    let random = example("random_bot.py");
    let command = "gauntlet --players 2 --games 20 --threads 2 --json";
    let json = run_bots(command, &format!("random,{random}")).json();
    let share = json["pairs"][0]["win_share"].as_f64().unwrap();
    assert!((0.1..0.9).contains(&share), "{share}");
    run_bots("simulate --game foothills --games 2", &random).fine();

    let greedy = example("greedy_bot.py");
    let json = run_bots(
        "gauntlet --players 2 --games 30 --threads 2 --json",
        &format!("{greedy},random"),
    )
    .json();
    let pair = &json["pairs"][0];
    assert!(
        pair["low"].as_f64().unwrap() > 0.5,
        "it is stronger than random: {pair}"
    );
    run_bots("simulate --players 3 --games 2", &greedy).fine();
    run_bots("simulate --game foothills --games 1", &greedy).fine();
}

/// The game goes on, the complaint is made once, and the lost moves are counted at the end.
#[track_caller]
fn goes_on(bots: &str, pieces: &[&str]) {
    let file = folder(&format!("goes-on-{}", pieces[0].replace(' ', "-"))).join("all.game");
    let run = run_bots(
        &format!(
            "simulate --players 2 --games 2 --threads 1 --exec-timeout 0.3 --record {}",
            file.display()
        ),
        bots,
    );
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.out.contains("2 games in"), "{run:?}");
    for piece in pieces {
        assert_eq!(
            run.err.matches(piece).count(),
            1,
            "{piece:?} once in {}",
            run.err
        );
    }
    assert!(
        run.err
            .contains("the first choice of the list was made for it"),
        "{}",
        run.err
    );
    let warnings = run
        .err
        .lines()
        .filter(|line| line.starts_with("warning: "))
        .count();
    assert!((1..=5).contains(&warnings), "{}", run.err);
    let checked = program::run(&format!("replay {}", file.display())).fine();
    assert!(checked.contains('2'), "{checked}");
}

const HELLO: &str = "read line; echo 'tabletop-bot 1 test'; echo ready\n";

#[test]
fn a_program_that_crashes_loses_its_moves() {
    // It ends at the first question.
    let crash = script(
        "crash",
        &format!("{HELLO}while read word rest; do [ $word = choose ] && exit 1; done\n"),
    );
    goes_on(
        &format!("greedy,{crash}"),
        &[
            "ended in the middle of a game;",
            "failed too often",
            "moves: ended in the middle of a game",
        ],
    );
}

#[test]
fn a_program_that_hangs_loses_its_moves() {
    // The shell is replaced by `sleep`, so that killing it leaves nothing behind.
    let hang = script(
        "hang",
        &format!("{HELLO}while read line; do :; done\nexec sleep 30\n"),
    );
    goes_on(
        &format!("{hang},random"),
        &["gave no answer within 0.3 s", "failed too often"],
    );
}

#[test]
fn a_program_that_does_not_even_read_loses_its_moves() {
    let deaf = script(
        "deaf",
        "echo 'tabletop-bot 1 test'; echo ready\nexec sleep 30\n",
    );
    goes_on(
        &format!("{deaf},random"),
        &["gave no answer within 0.3 s;", "failed too often"],
    );
}

#[test]
fn a_program_that_answers_nonsense_loses_its_moves() {
    let nonsense = script(
        "nonsense",
        &format!(
            "{HELLO}while read word rest; do [ $word = choose ] && echo 'banana split'; done\n"
        ),
    );
    goes_on(
        &format!("random,{nonsense}"),
        &["answered \"banana split\"", "moves: answered nonsense"],
    );
}

#[test]
fn programs_that_are_no_bots_lose_their_moves() {
    goes_on(
        "random,exec:yes",
        &["said \"y\" instead of \"tabletop-bot 1\""],
    );
    goes_on("random,exec:false", &["ended in the middle of a game;"]);
    goes_on(
        "random,exec:cat /dev/zero",
        &[
            "wrote a line that is too long or not text;",
            "failed too often",
        ],
    );
    // It had ten seconds for its greeting, whatever the time limit for answers.
    goes_on("random,exec:sleep 30", &["gave no answer within 10 s;"]);
}

#[test]
fn a_program_that_answers_no_text_loses_its_moves() {
    let garbled = script(
        "garbled",
        &format!("{HELLO}while read word rest; do [ $word = choose ] && printf '\\377\\n'; done\n"),
    );
    goes_on(
        &format!("random,{garbled}"),
        &[
            "wrote a line that is too long or not text;",
            "moves: wrote lines that are too long",
        ],
    );
}

#[test]
fn a_program_that_crashes_sometimes_goes_on() {
    // It ends after every 40 answers and is restarted: all but a few of its moves are its own.
    let text = format!(
        "{HELLO}count=0\nwhile read word kind first rest; do\n  [ $word = choose ] || continue\n  \
         count=$((count + 1)); [ $count -gt 40 ] && exit 1\n  case \"$first $rest\" in *' | '*) \
         echo \"$first $rest\" | sed 's/ |.*//' ;; *) echo \"$first${{rest:+ $rest}}\" ;; esac\ndone\n"
    );
    let sometimes = script("sometimes", &text);
    let run = run_bots(
        "simulate --players 2 --games 2 --threads 1",
        &format!("{sometimes},random"),
    );
    assert_eq!(run.code, 0, "{run:?}");
    assert!(
        run.err.contains("ended in the middle of a game"),
        "{}",
        run.err
    );
    assert!(!run.err.contains("failed too often"), "{}", run.err);
}

#[test]
fn people_play_against_programs_and_take_back() {
    let file = folder("taken-back").join("one.game");
    let script = format!(
        "1\n1\nundo\n1\nundo 4\n1\n1\n2\nsave {}\nquit\n",
        file.display()
    );
    let bot = format!("exec:{SNOWDONIA} bot --bot greedy");
    let against = |bots: &str| {
        let arguments = ["play", "--players", "2", "--seed", "4", "--bots", bots];
        let _ = fs::remove_file(&file);
        run_in("en_GB.UTF-8", &arguments, script.as_bytes()).fine();
        let text = fs::read_to_string(&file).unwrap();
        let steps: Vec<String> = text
            .lines()
            .filter(|line| !line.starts_with("seat "))
            .map(str::to_owned)
            .collect();
        assert!(steps.len() > 30, "{text}");
        steps
    };
    assert_eq!(against(&bot), against("greedy"));
}

#[test]
fn a_saved_game_knows_its_bots_but_starts_no_program() {
    let folder = folder("saved-bots");
    let file = folder.join("evening.game");
    let save = format!("1\nsave {}\nquit\n", file.display());
    run_with(
        "play --players 3 --seed 4 --bots greedy,random",
        save.as_bytes(),
    )
    .fine();
    let text = fs::read_to_string(&file).unwrap();
    assert!(
        text.contains("seat 2 bot:greedy\nseat 3 bot:random\n"),
        "{text}"
    );
    let load = format!("play --load {}", file.display());
    let out = run_with(&load, b"1\nquit\n").fine();
    assert!(out.contains("greedy 2"), "{out}");
    fs::write(&file, text.replace("bot:greedy", "exec:rm")).unwrap();
    run(&load).refused(&["the program \"rm\" had a seat", "--bots"]);
    fs::write(&file, text.replace("bot:greedy", "bot:genius")).unwrap();
    run(&load).refused(&["there is no bot \"genius\"", "--bots"]);
}

#[test]
fn the_protocol_as_it_is_written_down() {
    let header = "tabletop 1\ngame snowdonia\nscenario mount-snowdon\nedition deluxe\nrules 1\nseat 1 Ann\nseat 2 bot:greedy\n\n";
    let file = folder("protocol").join("one.game");
    run(&format!(
        "simulate --players 2 --games 1 --record {}",
        file.display()
    ))
    .fine();
    let record = fs::read_to_string(&file).unwrap();
    let set_up: String = record
        .split_inclusive('\n')
        .skip_while(|line| *line != "\n")
        .skip(1)
        .take_while(|line| line.starts_with("* "))
        .collect();
    let opening = format!("tabletop-bot 1\nnewgame 1 77\ntime 1000\n{header}{set_up}");
    // The list of the first decision, as the program itself names it when it is given another one.
    let ask = |question: &str| {
        run_with(
            "bot --bot greedy",
            format!("{opening}{question}\nquit\n").as_bytes(),
        )
    };
    let refused = ask("choose place X");
    assert_eq!(refused.code, 2);
    let list = refused
        .err
        .split("are: ")
        .nth(1)
        .and_then(|rest| rest.split("; not").next())
        .unwrap()
        .to_owned();
    let answer = ask(&format!("choose place {list}")).fine();
    let lines: Vec<&str> = answer.lines().collect();
    assert_eq!(lines[..2], ["tabletop-bot 1 greedy", "ready"]);
    assert!(
        list.split(" | ").any(|choice| choice == lines[2]),
        "{answer}"
    );
    assert_eq!(lines.len(), 3);
    // Words of later versions are skipped, wherever they occur.
    let more = opening
        .replace("newgame", "rules-of-the-house 3\nnewgame")
        .replace("time 1000", "colour red\ntime 1000\nmood")
        .replacen("\n* ", "\nweather fine\n* ", 2);
    assert_eq!(more.lines().count(), opening.lines().count() + 5);
    let later = format!("{more}choose place {list}\n");
    assert_eq!(
        run_with("bot --bot greedy", later.as_bytes()).fine(),
        answer
    );
    // The time limit is kept, however long the bot would like to think.
    let begun = Instant::now();
    let hurried = format!("{opening}choose place {list}\n").replace("time 1000", "time 100");
    run_with("bot --bot search:20000000", hurried.as_bytes()).fine();
    assert!(begun.elapsed() < Duration::from_secs(20));
    // An invalid header is reported in words.
    let broken = opening.replace("edition deluxe", "edition");
    let told = run_with("bot", broken.as_bytes());
    assert!(!told.err.contains('{'), "{told:?}");
    assert_eq!(told.code, 2, "{told:?}");
    // What makes no sense is refused with its line.
    run_with("bot", b"tabletop-bot 2\n").refused(&["line 1", "speaks \"tabletop-bot 1\""]);
    run_with("bot", b"choose place A1\n").refused(&["line 1", "there is no game yet"]);
    assert!(ask("1 fly").err.contains("line"), "a step that is none");
    run("bot --bot genius").refused(&["genius"]);
}

#[test]
fn a_program_that_cannot_be_started_is_refused_at_once() {
    for command in [
        "simulate --games 1 --players 2",
        "gauntlet --games 2 --players 2",
        "play --players 2 --seed 1",
    ] {
        run_bots(command, "random,exec:/no/such/bot")
            .refused(&["/no/such/bot", "cannot be started"]);
    }
    run_bots("simulate --games 1", "exec:").refused(&["exec: needs a program"]);
    for wrong in ["0", "-1", "nan", "inf", "1e19", "86401"] {
        let command = format!("simulate --games 1 --exec-timeout={wrong}");
        run_bots(&command, "random").refused(&["above 0", "at most 86400"]);
    }
}
