//! `snowdonia train`: beginning, continuing, and what is not overwritten.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::program::{Run, folder, run};

/// A short training of the small game; a turn is 96 games. The goals are far away, because there are matches in
/// between.
fn train(arguments: &str, net: &Path) -> Run {
    let net = net.display();
    run(&format!(
        "train --game foothills --threads 1 {arguments} --out {net}"
    ))
}

/// It went well, and said this on standard error.
#[track_caller]
fn told(run: &Run, piece: &str) {
    assert_eq!(run.code, 0, "{run:?}");
    assert!(run.err.contains(piece), "{piece:?} is not in {run:?}");
}

fn bytes(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap()
}

/// A folder with a training of one turn, `my.net`, with seed 5 and a learning rate of 0.001; played once for all
/// tests.
fn trained(name: &str) -> PathBuf {
    static ONCE: OnceLock<PathBuf> = OnceLock::new();
    let played = ONCE.get_or_init(|| {
        let folder = folder("train-once");
        let run = train(
            "--seed 5 --rate 0.001 --games 100000 --until 96",
            &folder.join("my.net"),
        );
        assert_eq!(run.code, 0, "{run:?}");
        folder
    });
    let folder = folder(name);
    for file in ["my.net", "my.checkpoint", "my.log"] {
        fs::copy(played.join(file), folder.join(file)).unwrap();
    }
    folder
}

#[test]
fn the_same_command_goes_on_where_it_stopped() {
    let folder = trained("train-again");
    let (net, whole) = (folder.join("my.net"), folder.join("whole.net"));
    let command = "--seed 5 --rate 0.001 --games 100000 --until 192";
    let once = train(command, &whole);
    assert!(!once.err.contains("going on"), "{once:?}");
    let again = train(command, &net);
    told(&again, "going on from");
    told(&again, "my.checkpoint at 96 games");
    assert!(again.out.contains("192 games in"), "{again:?}");
    assert_eq!(bytes(&net), bytes(&whole), "nothing was lost");
    let log = fs::read_to_string(folder.join("my.log")).unwrap();
    assert!(log.contains("going on from"), "{log}");
    // There is nothing left to do, and the output says so.
    let third = train(command, &net);
    assert!(
        third.out.contains("the goal was reached before"),
        "{third:?}"
    );
    assert_eq!(bytes(&net), bytes(&whole));
}

#[test]
fn another_training_is_not_written_over() {
    let folder = trained("train-other");
    let net = folder.join("my.net");
    let files = || ["my.net", "my.checkpoint", "my.log"].map(|name| bytes(&folder.join(name)));
    let before = files();
    for (arguments, difference) in [
        ("--rate 0.001 --seed 6", "seed is 5, not 6"),
        ("--rate 0.001", "seed is 5, not 1"),
        ("--seed 5", "rate is 0.001, not 0.0004"),
        ("--seed 5 --rate 0.001 --search 20", "search is 1, not 20"),
        ("--seed 5 --rate 0.001 --shard 1/2", "shard is 1/1, not 1/2"),
    ] {
        let refused = train(&format!("{arguments} --games 200"), &net);
        refused.refused(&[difference, "--resume", "another --out", "remove"]);
    }
    let snowdonia = format!("train --seed 5 --rate 0.001 --out {}", net.display());
    run(&snowdonia).refused(&["no checkpoint of a training of this game", "another --out"]);
    assert_eq!(files(), before);
    // A net on its own is somebody else's.
    fs::remove_file(folder.join("my.checkpoint")).unwrap();
    train("--seed 5 --games 96", &net).refused(&["my.net is there without a checkpoint"]);
    assert_eq!(bytes(&net), before[0]);
}

#[test]
fn a_checkpoint_that_is_named_keeps_its_seed_and_its_ways() {
    let folder = trained("train-resume");
    let [net, other] = ["my.net", "other.net"].map(|name| folder.join(name));
    let checkpoint = folder.join("my.checkpoint");
    let resume = |arguments: &str, net: &Path| {
        let arguments = format!("--resume {} {arguments}", checkpoint.display());
        train(&arguments, net)
    };
    resume("--seed 6 --games 96", &net).refused(&["the seed is 5, not 6"]);
    told(
        &resume("--seed 5 --games 96", &other),
        "my.checkpoint at 96 games",
    );
    // The learning rate was carried over: the same command without --resume finds its own training.
    train("--seed 5 --games 96", &other).refused(&["rate is 0.001, not 0.0004"]);
    told(
        &resume("--games 96", &other),
        "other.checkpoint at 96 games",
    );
    // It can be changed on request, but not for what exists already.
    resume("--games 96 --rate 0.002", &other).refused(&["rate is 0.001, not 0.002"]);
    told(
        &resume("--games 96 --rate 0.002", &net),
        "my.checkpoint at 96 games",
    );
    train("--seed 5 --games 96", &net).refused(&["rate is 0.002, not 0.0004"]);
}

#[test]
fn places_that_cannot_hold_a_net_are_refused_at_once() {
    let folder = folder("train-places");
    let names = || {
        let entries = fs::read_dir(&folder).unwrap();
        let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        names
    };
    fs::create_dir(folder.join("nets")).unwrap();
    fs::create_dir(folder.join("taken.checkpoint")).unwrap();
    let before = names();
    for (place, why) in [
        ("x.checkpoint", "give the net another name"),
        ("x.log", "give the net another name"),
        ("nets", "is a folder"),
        ("taken.net", "taken.checkpoint is a folder"),
        ("no/such/folder/x.net", "cannot be written"),
    ] {
        let place = folder.join(place);
        // This many games take hours: whatever is refused is refused before them.
        train("--games 100000000", &place).refused(&[why]);
        let merge = format!("merge x.checkpoint --out {}", place.display());
        run(&merge).refused(&[why]);
    }
    assert_eq!(names(), before, "nothing is left behind");
}

#[test]
fn damaged_checkpoints_are_refused() {
    let folder = trained("train-damaged");
    let net = folder.join("my.net");
    let checkpoint = folder.join("my.checkpoint");
    let mut saved = bytes(&checkpoint);
    // No games in a turn: such a training would never end.
    saved[24..32].fill(0);
    fs::write(&checkpoint, &saved).unwrap();
    train("--seed 5 --games 192", &net).refused(&["my.checkpoint: the checkpoint is damaged"]);
    let name = checkpoint.display();
    train(&format!("--resume {name} --games 192"), &net).refused(&["is damaged"]);
    let out = folder.join("whole.net");
    run(&format!("merge {name} --out {}", out.display())).refused(&["is damaged"]);
    assert!(!out.exists());
}

/// A merge replaces an earlier result of the same merge, but never a shard, another training or anything else.
fn merged_over_nothing_else(folder: &Path) {
    let place = |name: &str| folder.join(name).display().to_string();
    let parts = ["part-1.checkpoint", "part-2.checkpoint"]
        .map(place)
        .join(" ");
    fs::write(folder.join("precious.net"), "precious").unwrap();
    train("--seed 6 --games 96", &folder.join("other.net"));
    for (taken, why) in [
        ("precious.net", "is there without a checkpoint"),
        ("other.net", "is of another training"),
        ("part-1.net", "is of another training"),
    ] {
        let net = folder.join(taken);
        let before = (bytes(&net), fs::read(net.with_extension("checkpoint")).ok());
        run(&format!("merge {parts} --out {}", net.display())).refused(&[why, "another --out"]);
        let after = (bytes(&net), fs::read(net.with_extension("checkpoint")).ok());
        assert_eq!(after, before, "{taken}");
    }
}

#[test]
fn shards_that_were_stopped_unevenly_are_not_merged() {
    let folder = folder("train-uneven");
    for (part, until) in [(1, 192), (2, 384)] {
        let arguments = format!("--seed 5 --games 100000 --until {until} --shard {part}/2");
        let net = folder.join(format!("part-{part}.net"));
        assert_eq!(train(&arguments, &net).code, 0);
    }
    let place = |name: &str| folder.join(name).display().to_string();
    let merge = || {
        let [one, two, out] = ["part-1.checkpoint", "part-2.checkpoint", "whole.net"].map(place);
        run(&format!("merge {one} {two} --out {out}"))
    };
    merge().refused(&["shard 1/2 has played 96 games", "shard 2/2 192", "--until"]);
    let caught_up = train(
        "--seed 5 --games 100000 --until 384 --shard 1/2",
        &folder.join("part-1.net"),
    );
    told(&caught_up, "at 192 games");
    merge().fine();
    merge().fine();
    merged_over_nothing_else(&folder);
    run(&format!("merge {}", place("part-1.checkpoint"))).refused(&["--out"]);
    for option in ["--json", "--partial", "--plot x.svg"] {
        let out = place("other.net");
        let checkpoint = place("part-1.checkpoint");
        run(&format!("merge {checkpoint} --out {out} {option}")).refused(&["cannot be used with"]);
    }
    // The next round replaces the shards that were merged, and the same command continues it.
    let next = || {
        let arguments = "--games 100000 --until 500 --shard 1/2";
        let resume = format!("--resume {} {arguments}", place("whole.checkpoint"));
        train(&resume, &folder.join("part-1.net"))
    };
    told(&next(), "whole.checkpoint at 384 games");
    told(&next(), "part-1.checkpoint at 576 games");
}
