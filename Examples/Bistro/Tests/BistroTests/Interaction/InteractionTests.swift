import BistroFolderTesting
import BistroTerminalTesting
import DiptychTesting
import Foundation
import Testing

@testable import BistroCore

/// Tests of the program in a terminal with keys.
@Suite("Keys", .serialized, .timeLimit(.minutes(3))) struct InteractionTests {
  private let down = "\u{1B}[B"
  private let up = "\u{1B}[A"

  /// The line of help, and the end of the home screen.
  private let help = "q quit"
  private let loaded = "Hands"

  private func expectQuit(_ terminal: PseudoTerminal, by key: String = "q") throws {
    let (end, isRestored) = try terminal.quit(key)
    #expect(end == .exited(0))
    #expect(isRestored, "\(terminal.screen.picture)")
  }

  @Test("The first start shows the introduction, which a key closes for good")
  func introduction() async throws {
    try await TemporaryFolder.with { folder in
      let terminal = try BistroTerminal.program(rows: 100, in: folder)
      try terminal.read { screen in
        !screen.isSynchronized && screen.shows("▸Get started◂") && screen.shows(loaded)
          && !screen.shows("Loading")
      }
      expectSnapshot(of: terminal.screen.text, named: "introduction")
      #expect(!terminal.screen.isCursorVisible)
      try terminal.press("\r", until: help, without: "Welcome")
      expectSnapshot(of: terminal.screen.text, named: "home")
      try expectQuit(terminal)
      let again = try BistroTerminal.program(rows: 100, in: folder)
      try again.read(until: loaded, without: "Loading")
      #expect(!again.screen.shows("Welcome"))
      try expectQuit(again, by: "\u{4}")
    }
  }

  @Test("Tab, Shift-Tab and digits show the tabs")
  func tabs() async throws {
    try await TemporaryFolder.with { folder in
      try await BistroTerminal.closeIntroduction(in: folder)
      let terminal = try BistroTerminal.program(rows: 60, in: folder)
      try terminal.read(until: "more lines", without: "Loading")
      try terminal.press("\t", until: "40 dishes")
      try terminal.read(until: "☆ Keep")
      expectSnapshot(of: terminal.screen.text, named: "archive")
      try terminal.press("\t", until: "No favorites yet.")
      try terminal.read(until: "Picked an hour before.")
      expectSnapshot(of: terminal.screen.text, named: "favorites")
      try terminal.press("\t", until: "For you", without: "Loading")
      expectSnapshot(of: terminal.screen.text, named: "profile")
      try terminal.press("\t", until: "On the table")
      try terminal.press("\u{1B}[Z", until: "For you")
      try terminal.press("3", until: "No favorites yet.")
      try terminal.press("2", until: "40 dishes")
      try terminal.press("1", until: "On the table")
      // Other digits do not select a tab.
      try terminal.press("059\t", until: "40 dishes")
      try expectQuit(terminal)
    }
  }

  @Test("A search shows what is found while it is typed, and Escape leaves its line")
  func search() async throws {
    try await TemporaryFolder.with { folder in
      try await BistroTerminal.closeIntroduction(in: folder)
      let terminal = try BistroTerminal.program(in: folder)
      try terminal.press("/", until: "Search: ▏")
      try terminal.press("チーズ", until: "Search: チーズ▏")
      // Outside of the search field, these letters are commands of the program.
      try terminal.press("qr2", until: "No dish matches.")
      try terminal.press("\u{7F}\u{7F}\u{7F}", until: "Search: チーズ▏", without: "No dish matches.")
      try terminal.read { !$0.isSynchronized && $0.shows(" dishes") && $0.shows("☆ Keep") }
      expectSnapshot(of: terminal.screen.text, named: "typed")
      try terminal.press("\u{1B}", until: help)
      expectSnapshot(of: terminal.screen.text, named: "found")
      // The keyword is edited again. A pasted keyword is also searched for.
      try terminal.press("/\u{15}\u{1B}[200~feta\u{1B}[201~\r", until: "1 dish", without: "▏")
      #expect(terminal.screen.shows(help))
      try expectQuit(terminal)
    }
  }

  @Test("A favourite that a key adds survives a restart, and can be removed")
  func favorite() async throws {
    try await TemporaryFolder.with { folder in
      try await BistroTerminal.closeIntroduction(in: folder)
      let terminal = try BistroTerminal.program("--query", "feta", in: folder)
      try terminal.press("2", until: "[☆ Keep]")
      // From the first chip to the only dish.
      try terminal.press(up, until: "▸☆ Keep◂")
      try terminal.press(" ", until: "▸★ Kept◂")
      // The key is pressed before the database has responded.
      try expectQuit(terminal)
      let again = try BistroTerminal.program(in: folder)
      try again.press("3", until: "▸★ Kept◂")
      try again.read(until: "The last profiterole")
      expectSnapshot(of: again.screen.text, named: "kept")
      try again.press("\r", until: "No favorites yet.")
      try expectQuit(again)
    }
  }

  @Test("A failure is retried by its button and by a key")
  func retry() async throws {
    try await TemporaryFolder.with { folder in
      try await BistroTerminal.closeIntroduction(in: folder)
      try folder.makeFolder("api/profile")
      let terminal = try BistroTerminal.program("--api", folder.path(of: "api"), in: folder)
      // The home screen, which is shown first, has such buttons too.
      terminal.send("2")
      try terminal.read { !$0.isSynchronized && $0.shows("Search  –") && $0.shows("▸Retry◂") }
      try Sample.data(.archive).write(to: URL(filePath: folder.path(of: "api/archive.json")))
      try terminal.press("\r", until: "40 dishes")
      try terminal.press("1", until: "▸Retry◂")
      for endpoint in Endpoint.allCases where endpoint != .archive {
        let path = folder.path(of: "api/\(endpoint.path)")
        try Sample.data(endpoint).write(to: URL(filePath: path))
      }
      try terminal.press("r", until: "Six cheeses", without: "Retry")
      try expectQuit(terminal)
    }
  }

  @Test("A part that fails again says so again, and the rest stays")
  func failure() async throws {
    try await TemporaryFolder.with { folder in
      try await BistroTerminal.closeIntroduction(in: folder)
      let terminal = try BistroTerminal.program(
        "--fail",
        "banners",
        "--delay",
        "50",
        in: folder
      )
      try terminal.read(until: "The terrace opens", without: "Loading")
      try terminal.read(until: "▸Retry◂")
      try terminal.press("\r", until: "Trying again…")
      try terminal.read(until: "▸Retry◂", without: "Trying again")
      #expect(terminal.screen.shows("The server answered 500 for “banners”."))
      try terminal.press("r", until: "Trying again…")
      #expect(terminal.screen.shows("The terrace opens"))
      try expectQuit(terminal)
    }
  }

  @Test("A change that can't be stored is seen wherever the window is, and can be dismissed")
  func notStored() async throws {
    try await TemporaryFolder.with { folder in
      try await BistroTerminal.closeIntroduction(in: folder)
      let terminal = try BistroTerminal.program("--fail", "storing", in: folder)
      try terminal.press("2", until: "▸Bistro◂")
      try terminal.read(until: "☆ Keep")
      // To the last dish, far below the first line.
      try terminal.press(up, until: "▸☆ Keep◂")
      try terminal.press(" ", until: "✗ A change was not stored")
      // The path of the database in the notice has more lines in a folder with a longer name.
      let below = terminal.screen.text.replacing(/… \d+ more lines/, with: "… more lines")
      expectSnapshot(of: below, named: "below")
      // The notice is above every screen.
      try terminal.press("4", until: "The change of a favourite was taken back.")
      try terminal.read(until: "▸Dismiss◂", without: "Loading")
      try terminal.press("\r", until: help, without: "taken back")
      try expectQuit(terminal)
    }
  }

  @Test("In a low window the focus stays visible, and pages show the rest")
  func window() async throws {
    try await TemporaryFolder.with { folder in
      try await BistroTerminal.closeIntroduction(in: folder)
      let terminal = try BistroTerminal.program(rows: 20, in: folder)
      try terminal.press("2", until: "☆ Keep")
      // From the chips to the fifth dish.
      terminal.send(String(repeating: down, count: 7 + 4))
      try terminal.read { !$0.isSynchronized && $0.hasFocus(onLineOf: "Bœuf bourguignon") }
      expectSnapshot(of: terminal.screen.text, named: "fifth")
      // To the first chip, and from there to the last dish.
      terminal.send(String(repeating: up, count: 7 + 4))
      try terminal.read { !$0.isSynchronized && $0.shows("▸Bistro◂") }
      terminal.send(up)
      try terminal.read { !$0.isSynchronized && $0.hasFocus(onLineOf: "Ratatouille") }
      expectSnapshot(of: terminal.screen.text, named: "last")
      try terminal.press("1", until: "… 60 more lines")
      try terminal.press("\u{1B}[6~\u{1B}[6~\(up)", until: "… 30 more lines")
      expectSnapshot(of: terminal.screen.text, named: "pages")
      terminal.resize(columns: 80, rows: 30)
      try terminal.press("\u{1B}[5~\u{1B}[5~\u{1B}[5~", until: "1 ⌂ Home")
      try expectQuit(terminal)
    }
  }

  @Test("A key writes only the lines that it changes")
  func changedLines() async throws {
    try await TemporaryFolder.with { folder in
      try await BistroTerminal.closeIntroduction(in: folder)
      let terminal = try BistroTerminal.program("--query", "feta", in: folder)
      try terminal.press("2", until: "☆ Keep")
      let start = terminal.bytes.count
      try terminal.press(down, until: "▸Trattoria◂")
      let written = String(decoding: terminal.bytes[start...], as: UTF8.self)
      #expect(written.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
      #expect(written.contains("Trattoria"))
      try expectQuit(terminal)
    }
  }
}
