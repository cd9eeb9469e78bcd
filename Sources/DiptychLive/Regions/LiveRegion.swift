import DiptychFiles
import DiptychPlain
import DiptychTerminal
public import DiptychText
public import DiptychViews

/// The part of a terminal where `Terminal.live` shows a view that changes in place.
///
/// Any task may update the region. The first view is drawn after a short delay, and a later view at
/// the next tick, which is a fraction of a second later by default. If there are several updates
/// between two ticks, only the newest view is drawn.
public struct LiveRegion: Sendable {
  /// The time between two ticks of a region or a screen, unless the caller passes another time.
  public static let defaultInterval: Duration = .milliseconds(80)
  /// The time before a region appears, unless the caller passes another time.
  public static let defaultDelay: Duration = .milliseconds(500)

  private let terminal: Terminal
  let output: any LiveOutput

  init(on terminal: Terminal, output: any LiveOutput) {
    self.terminal = terminal
    self.output = output
  }

  /// Shows a view in the region, in place of the previous view.
  ///
  /// A region is at least one line shorter than the window. If the view is taller, its last lines
  /// are left out, and the last visible line contains the number of missing lines.
  ///
  /// The region renders the view again at each tick, on another thread. So the compiler rejects a
  /// view with closures that are isolated to an actor, such as a `ForEach` in a function of the
  /// main actor. For such a view, use ``update(content:)``, which creates the view on the thread
  /// that renders it.
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

  /// Shows a view that a closure creates again each time the region is drawn.
  ///
  /// ```swift
  /// region.update { [names] in
  ///   List(names, id: \.self) { Text($0) }
  /// }
  /// ```
  ///
  /// - Parameter content: A closure that creates the view. It is called at each tick, and when the
  ///   window is resized. On a stream that can't be redrawn, such as a file, the closure is called
  ///   only when ``/DiptychTerminal/Terminal/logging`` allows the region to write lines.
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

  /// Shows text that a closure renders again each time the region is drawn.
  ///
  /// - Parameter render: A closure that renders the text. Its argument is a format with the current
  ///   width of the window. The closure is called at each tick, and when the window is resized. The
  ///   terminal cuts lines that are wider than the window.
  public func update(rendering render: @escaping @Sendable (TextFormat) -> String) {
    output.update(LiveFrame(render))
  }

  /// Returns the elements of a collection, and shows a progress bar while a loop takes them.
  ///
  /// ```swift
  /// for file in region.track(files, "Reading") { try read(file) }
  /// ```
  ///
  /// ```text
  /// ━━━━━━──────────────   30% Reading, 3 of 10, 28 s left
  /// ```
  ///
  /// The bar replaces the view of the region. The number of elements that are done grows when the
  /// loop asks for the next one.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - label: The label of the bar.
  /// - Returns: The elements, in order.
  public func track<C: Collection>(_ elements: C, _ label: String) -> some Sequence<C.Element> {
    let total = elements.count
    return sequence(state: (elements.makeIterator(), done: 0)) { state in
      update(ProgressBar(label, value: state.done, total: total).showing(.count, .remaining))
      state.done += 1
      return state.0.next()
    }
  }

  /// The lines that fit in the window, or nil if the output is a log.
  package var height: Int? { (output as? LiveDisplay)?.size.height }

  /// Draws the region again without waiting for the next tick, and returns once it is written.
  package func redraw() async {
    await TerminalThread.shared.perform { [output] in output.redraw() }
  }

  /// Removes the region while a closure uses the terminal, for example to ask a question.
  ///
  /// ```swift
  /// let overwrites = try await region.paused {
  ///   try await terminal.confirm("Overwrite a.txt?", default: false)
  /// }
  /// ```
  ///
  /// Afterwards, the region is drawn again below the output of the closure. While the closure runs,
  /// its output goes directly to the terminal, and the cursor is visible. Animations do not pause,
  /// so a spinner may show a later symbol afterwards.
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

  /// Removes the region while a synchronous closure uses the terminal.
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

  /// Prints a message above the region, for example about a completed step.
  ///
  /// ```swift
  /// await region.report(Message(.done, "Copied a.txt"))
  /// ```
  public func report<Title: View, Content: View>(_ message: Message<Title, Content>) async {
    guard let line = terminal.annotations?.annotation(of: message) else {
      return await print(message)
    }
    await printLines(line + "\n")
  }

  /// Prints a view above the region.
  ///
  /// The call returns when the view has been written. Until then, the task is suspended, and no
  /// thread is blocked. Views appear in the order of the calls. In a synchronous function, use
  /// `Terminal.print`, which also prints above the region.
  public func print<V: View>(_ view: V) async { await printLines(terminal.text(of: view)) }

  /// Prints a string and a newline above the region.
  public func print(_ string: String) async { await printLines(terminal.printed(string)) }

  private func printLines(_ lines: String) async {
    await TerminalThread.shared.perform { [output] in output.print(lines) }
  }
}

/// A choice between keeping a live region on the terminal when it ends, and erasing the region.
///
/// The choice applies only if the closure that updates the region succeeds. If the closure throws
/// an error, its task is cancelled or a signal ends the program, the region is always erased,
/// because its progress bars would never be complete.
public enum LiveEnding: Hashable, Sendable, CaseIterable {
  /// The region stays, with all of its lines, even if it is taller than the window.
  case keep
  /// The region is erased.
  case erase
}

/// The size of a terminal, and the part of it that a live region may use.
struct RegionSize: Equatable {
  /// The cells of a line of the terminal.
  var columns: Int
  /// The lines of the terminal.
  var rows: Int

  /// The lines that a region may have: all but the last line of the window, which holds the cursor.
  var height: Int { max(rows - 1, 0) }

  /// The cells that a line of a region may have: as many as a line that is printed.
  var width: Int { max(columns, 1) }
}
