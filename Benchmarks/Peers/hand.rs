//! The documents of HTML by hand in Rust, by the algorithm of Sources/Floor: bytes that need no
//! escaping are found one by one and appended in runs. The data is that of Sources/Yardsticks.
//! Like the floor it is a yardstick; don't make it faster.
//!
//! usage: hand emit DOCUMENT                writes table, nest, page or prose
//!        hand time DOCUMENT MILLISECONDS   prints the nanoseconds that one rendering takes, in a
//!                                          round of at least so many milliseconds

use std::hint::black_box;
use std::io::Write;
use std::time::Instant;

// The data.

struct User {
    id: String,
    name: String,
    email: String,
    profile: String,
    tooltip: String,
    note: String,
    is_odd: bool,
}

fn users(count: usize) -> Vec<User> {
    let user = |number: usize| User {
        id: number.to_string(),
        name: if number % 3 == 0 {
            format!("Ada <Lovelace> & Co {number}")
        } else {
            format!("Grace Hopper {number}")
        },
        email: format!("user{number}@example.com"),
        profile: format!("/users/{number}?tab=profile&sort=asc"),
        tooltip: format!("Mail \"user {number}\""),
        note: if number % 2 == 0 {
            format!("x < y && y > z; row {number}")
        } else {
            format!("A longer plain sentence without any special characters, row number {number}.")
        },
        is_odd: number % 2 == 1,
    };
    (1..=count).map(user).collect()
}

const DEPTH: usize = 200;
const LABEL: &str = "level & more";

struct Destination {
    title: String,
    href: String,
}

struct Card {
    title: String,
    text: String,
    href: String,
}

struct Dashboard {
    title: String,
    user: String,
    count: i64,
    navigation: Vec<Destination>,
    cards: Vec<Card>,
    items: Vec<String>,
    footer: String,
}

fn dashboard() -> Dashboard {
    let destination = |title: &str, href: &str| Destination {
        title: title.into(),
        href: href.into(),
    };
    let card = |number: usize| Card {
        title: format!("Card number {number}"),
        text: format!("Some body text for card {number}, with <markup> & an ampersand."),
        href: format!("/cards/{number}?ref=home&pos={number}"),
    };
    Dashboard {
        title: "Dashboard & Overview".into(),
        user: "Ada <Lovelace>".into(),
        count: 7,
        navigation: vec![
            destination("Home", "/"),
            destination("News", "/news?page=1&sort=new"),
            destination("Docs", "/docs"),
            destination("Q&A", "/qa"),
            destination("About", "/about"),
        ],
        cards: (1..=4).map(card).collect(),
        items: (1..=6).map(|number| format!("List item {number}")).collect(),
        footer: "Copyright 2026 Example & Sons. All rights reserved.".into(),
    }
}

const OPENING: &str = "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod \
    tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud \
    exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in \
    reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur.";
const SPECIAL: &str = "Excepteur sint <occaecat> cupidatat & non proident, \"sunt\" in culpa qui \
    officia deserunt mollit anim id est laborum.";
const PLAIN: &str = "Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia \
    deserunt mollit anim id est laborum sed.";

fn paragraphs(count: usize) -> Vec<String> {
    let middle = |number| if number % 4 == 0 { SPECIAL } else { PLAIN };
    (0..count)
        .map(|number| format!("{OPENING} {} Paragraph {number}.", middle(number)))
        .collect()
}

// The documents.

#[inline(always)]
fn markup(out: &mut Vec<u8>, markup: &str) {
    out.extend_from_slice(markup.as_bytes());
}

/// Appends text content: `&`, `<` and `>` escaped.
#[inline(always)]
fn text(out: &mut Vec<u8>, text: &str) {
    let bytes = text.as_bytes();
    let mut start = 0;
    for i in 0..bytes.len() {
        let reference: &[u8] = match bytes[i] {
            b'&' => b"&amp;",
            b'<' => b"&lt;",
            b'>' => b"&gt;",
            _ => continue,
        };
        out.extend_from_slice(&bytes[start..i]);
        out.extend_from_slice(reference);
        start = i + 1;
    }
    if start < bytes.len() {
        out.extend_from_slice(&bytes[start..]);
    }
}

/// Appends what stands between the double quotes of an attribute: `&` and `"` escaped.
#[inline(always)]
fn value(out: &mut Vec<u8>, value: &str) {
    let bytes = value.as_bytes();
    let mut start = 0;
    for i in 0..bytes.len() {
        let reference: &[u8] = match bytes[i] {
            b'&' => b"&amp;",
            b'"' => b"&quot;",
            _ => continue,
        };
        out.extend_from_slice(&bytes[start..i]);
        out.extend_from_slice(reference);
        start = i + 1;
    }
    if start < bytes.len() {
        out.extend_from_slice(&bytes[start..]);
    }
}

#[inline(never)]
fn table(users: &[User]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(400_000);
    let out = &mut bytes;
    markup(
        out,
        r#"<table class="table table-striped" id="users"><thead><tr><th>ID</th><th>Name</th><th>Email</th><th>Note</th></tr></thead><tbody>"#,
    );
    for user in users {
        markup(out, r#"<tr class=""#);
        value(out, if user.is_odd { "row odd" } else { "row even" });
        markup(out, r#""><td class="num">"#);
        text(out, &user.id);
        markup(out, r#"</td><td class="name">"#);
        text(out, &user.name);
        markup(out, r#"</td><td><a href=""#);
        value(out, &user.profile);
        markup(out, r#"" title=""#);
        value(out, &user.tooltip);
        markup(out, r#"">"#);
        text(out, &user.email);
        markup(out, r#"</a></td><td class="note">"#);
        text(out, &user.note);
        markup(out, "</td></tr>");
    }
    markup(out, "</tbody></table>");
    bytes
}

#[inline(never)]
fn nest(depth: usize) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(depth * 48);
    let out = &mut bytes;
    for _ in 0..depth {
        markup(out, r#"<div class="level">"#);
        text(out, black_box(LABEL));
    }
    for _ in 0..depth {
        markup(out, "</div>");
    }
    bytes
}

#[inline(never)]
fn page(page: &Dashboard) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(2600);
    let out = &mut bytes;
    markup(
        out,
        r#"<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>"#,
    );
    text(out, &page.title);
    markup(
        out,
        r#"</title><link rel="stylesheet" href="/static/app.css"></head><body class="page"><header class="top"><nav class="nav">"#,
    );
    for link in &page.navigation {
        markup(out, r#"<a class="nav-link" href=""#);
        value(out, &link.href);
        markup(out, r#"">"#);
        text(out, &link.title);
        markup(out, "</a>");
    }
    markup(out, r#"</nav></header><main id="main"><h1>"#);
    text(out, &page.title);
    markup(out, r#"</h1><p class="lead">"#);
    text(
        out,
        &format!("Hello, {}! You have {} new messages.", page.user, page.count),
    );
    markup(out, "</p>");
    for card in &page.cards {
        markup(out, r#"<article class="card"><h2>"#);
        text(out, &card.title);
        markup(out, "</h2><p>");
        text(out, &card.text);
        markup(out, r#"</p><a class="btn" href=""#);
        value(out, &card.href);
        markup(out, r#"">Read more</a></article>"#);
    }
    markup(out, r#"<ul class="list">"#);
    for item in &page.items {
        markup(out, "<li>");
        text(out, item);
        markup(out, "</li>");
    }
    markup(
        out,
        r#"</ul><form action="/subscribe" method="post"><label for="email">Email</label><input type="email" id="email" name="email" placeholder="you@example.com"><button type="submit" class="btn primary">Subscribe</button></form></main><footer class="foot"><p>"#,
    );
    text(out, &page.footer);
    markup(
        out,
        r#"</p><a href="/privacy">Privacy</a></footer></body></html>"#,
    );
    bytes
}

#[inline(never)]
fn prose(paragraphs: &[String]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(150_000);
    let out = &mut bytes;
    markup(out, "<article>");
    for paragraph in paragraphs {
        markup(out, "<p>");
        text(out, paragraph);
        markup(out, "</p>");
    }
    markup(out, "</article>");
    bytes
}

// The program.

/// The nanoseconds that one rendering takes, as `Stopwatch` measures them.
fn nanoseconds(render: &dyn Fn() -> Vec<u8>, milliseconds: f64) -> f64 {
    let consume = || assert!(!black_box(render()).is_empty());
    consume();
    let (mut count, mut batch) = (0, 1);
    let start = Instant::now();
    loop {
        for _ in 0..batch {
            consume();
        }
        count += batch;
        let elapsed = start.elapsed().as_secs_f64() * 1e3;
        if elapsed >= milliseconds {
            return elapsed * 1e6 / f64::from(count);
        }
        if elapsed < milliseconds / 64.0 {
            batch *= 2;
        }
    }
}

fn document(name: &str) -> Option<Box<dyn Fn() -> Vec<u8>>> {
    match name {
        "table" => {
            let users = users(1000);
            Some(Box::new(move || table(&users)))
        }
        "nest" => Some(Box::new(|| nest(DEPTH))),
        "page" => {
            let dashboard = dashboard();
            Some(Box::new(move || page(&dashboard)))
        }
        "prose" => {
            let paragraphs = paragraphs(200);
            Some(Box::new(move || prose(&paragraphs)))
        }
        _ => None,
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let render = words.get(1).and_then(|name| document(name));
    match (words.as_slice(), render) {
        (["emit", _], Some(render)) => std::io::stdout()
            .write_all(&render())
            .expect("the document is written"),
        (["time", _, milliseconds], Some(render)) => {
            let milliseconds = milliseconds.parse().expect("milliseconds are a number");
            println!("{:.1}", nanoseconds(&*render, milliseconds));
        }
        _ => {
            eprintln!("usage: hand emit DOCUMENT | hand time DOCUMENT MILLISECONDS");
            std::process::exit(2);
        }
    }
}
