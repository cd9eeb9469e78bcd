import DiptychFiles
public import DiptychMessages
import DiptychPlain
import DiptychTerminal
public import DiptychText
public import DiptychViews

/// The part of a terminal that `Terminal.live` draws again and again.
///
/// Updates may come from any task. The first frame is drawn at once, a later one with the next
/// tick. If there are several between two ticks, only the newest is drawn.
public struct LiveRegion: Sendable {
  private let terminal: Terminal
  let output: any LiveOutput

  init(on terminal: Terminal, output: any LiveOutput) {
    self.terminal = terminal
    self.output = output
  }

  /// Shows a view.
  ///
  /// A view that is taller than the window less one line is cut; the last line says how many lines
  /// are missing.
  ///
  /// The view is sent to the region (`sending`), which renders it again with each tick. A view with
  /// closures that are isolated to an actor, such as a `ForEach` in a function of the main actor,
  /// can't be sent; use ``update(content:)``, which creates the view on the thread that renders it.
  public func update<V: View & SendableMetatype>(_ view: sending V) {
    // The view was sent, and an output renders its frame on one thread at a time.
    nonisolated(unsafe) let view = view
    output.update(
      LiveFrame {
        view.rendered(as: $0)
      } spoken: {
        view.rendered(as: .plain)
      }
    )
  }

  /// Shows a view that is created anew for each frame.
  ///
  /// ```swift
  /// region.update { [names] in
  ///   List(names, id: \.self) { Text($0) }
  /// }
  /// ```
  ///
  /// - Parameter content: A closure that creates the view. It is called for each tick, and after
  ///   each change of the terminal's size; on a stream that can't be redrawn, at once and when the
  ///   region ends.
  public func update<V: View & SendableMetatype>(
    @ViewBuilder content: @escaping @Sendable () -> V
  ) {
    output.update(
      LiveFrame {
        content().rendered(as: $0)
      } spoken: {
        content().rendered(as: .plain)
      }
    )
  }

  /// Shows text that is rendered anew for each frame.
  ///
  /// - Parameter render: A closure that renders the text in a format with the current width. It is
  ///   called for each tick, and after each change of the terminal's size. The terminal cuts lines
  ///   that are wider.
  public func update(rendering render: @escaping @Sendable (TextFormat) -> String) {
    output.update(LiveFrame(render))
  }

  /// The lines that fit in the window; nil if the output is a log.
  package var height: Int? { (output as? LiveDisplay)?.size.height }

  /// Draws the region again without waiting for the next tick, and returns once it is written.
  package func redraw() async {
    await TerminalThread.shared.perform { [output] in output.redraw() }
  }

  /// Removes the region while some work has the terminal for itself, such as a question or an
  /// editor, and draws it again below what the work has written.
  ///
  /// ```swift
  /// let overwrites = try await region.paused {
  ///   try await terminal.confirm("Overwrite a.txt?", default: false)
  /// }
  /// ```
  ///
  /// Standard output is not captured meanwhile, and the cursor is visible. Ticks go on.
  public func paused<Result, Failure: Error>(
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    guard let display = output as? LiveDisplay else { return try await body() }
    await TerminalThread.shared.perform { display.pause() }
    do throws(Failure) {
      let result = try await body()
      flushStandardStreams(to: [FileIdentity(of: display.descriptor)], waits: true)
      await TerminalThread.shared.perform { display.resume() }
      return result
    } catch {
      flushStandardStreams(to: [FileIdentity(of: display.descriptor)], waits: true)
      await TerminalThread.shared.perform { display.resume() }
      throw error
    }
  }

  /// Removes the region while some synchronous work has the terminal for itself.
  ///
  /// ```swift
  /// let answer = region.paused {
  ///   print("Overwrite? [y/N] ", terminator: "")
  ///   return readLine()
  /// }
  /// ```
  @_disfavoredOverload
  public func paused<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let display = output as? LiveDisplay else { return try body() }
    TerminalThread.shared.performBlocking { display.pause() }
    defer {
      flushStandardStreams(to: [FileIdentity(of: display.descriptor)], waits: true)
      TerminalThread.shared.performBlocking { display.resume() }
    }
    return try body()
  }

  /// Prints a message above the region, such as a step that is done.
  ///
  /// ```swift
  /// await region.report(Message(.done, "Copied a.txt"))
  /// ```
  public func report<Title: View, Content: View>(_ message: Message<Title, Content>) async {
    guard let line = terminal.annotations?.line(of: message) else { return await print(message) }
    await printLines(line + "\n")
  }

  /// Prints a view above the region.
  ///
  /// The function returns when the view has been written, and blocks no thread meanwhile. Views
  /// appear in the order of the calls. In a function that is not async, `Terminal.print` prints
  /// above the region too.
  public func print<V: View>(_ view: V) async {
    await printLines(terminal.text(of: view))
  }

  /// Prints a string above the region, as `Terminal.print` does.
  public func print(_ string: String) async {
    await printLines(terminal.printed(string))
  }

  private func printLines(_ lines: String) async {
    await TerminalThread.shared.perform { [output] in output.print(lines) }
  }
}
