import DiptychScreen

/// The mode that asks questions, and one of them while there is a region.
struct QuestionsMode {
  func run() async {
    let terminal = Terminal.standardOutput
    do {
      let name = try await terminal.ask("Name", default: "harbor")
      let isSure = try await terminal.confirm("Sure?", default: false)
      let format = try await terminal.choose("Format", from: ["text", "page"], default: 4)
      let token = try await terminal.ask("Token", echo: .hidden)
      let pin = try await terminal.ask("Pin", echo: .masked)
      print("\(name) \(isSure) \(format) \(token) \(pin)")
    } catch {
      terminal.error("\(error)")
    }
  }

  /// Asks what is wider than the window.
  func runWide() async {
    let terminal = Terminal.standardOutput
    let question = "Do you really want to delete all files in the folder harbor?"
    _ = try? await terminal.confirm(question, default: false)
    _ = try? await terminal.ask("Pin of the card", echo: .masked)
  }

  /// Asks while a region stands still.
  func runPaused() async {
    let terminal = Terminal.standardOutput
    let answer = await terminal.live(ending: .keep, after: .zero, every: .seconds(3600)) { region in
      region.update(Text("working"))
      print("above")
      let answer = try? await region.paused { () async throws(UnansweredQuestion) in
        try await terminal.confirm("Go on?")
      }
      region.update(Text("done"))
      return answer
    }
    print("answer \(answer.map { "\($0)" } ?? "none")")
  }
}
