//! How long a table and a choice take. Printed, not asserted: limits belong to the benchmarks.

use std::time::{Duration, Instant};

use store::Sqlite;

use crate::client::{Client, THREE, anything};

fn told(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!(
        "{what}: p50 {:?}, p99 {:?}, n {}",
        at(50),
        at(99),
        times.len()
    );
}

#[tokio::test]
async fn times_of_pages_and_choices() {
    let folder = std::env::temp_dir().join(format!("snowdonia-speed-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let client = Client::on(Sqlite::open(&folder.join("games.sqlite")).unwrap());
    let at = client.begin(THREE).await;
    let mut pick = anything(11);
    let (mut pages, mut choices) = (Vec::new(), Vec::new());
    loop {
        let begin = Instant::now();
        let page = client.get(&at).await;
        pages.push(begin.elapsed());
        let list = page.choices();
        if list.is_empty() {
            break;
        }
        let choice = &list[pick(&list)];
        let begin = Instant::now();
        client
            .command(&page, &at, "choose", &[("choice", choice)])
            .await;
        choices.push(begin.elapsed());
    }
    told("table page", pages);
    told("choice stored", choices);
    std::fs::remove_dir_all(&folder).unwrap();
}
