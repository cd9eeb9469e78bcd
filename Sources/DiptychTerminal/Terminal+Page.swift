import DiptychFiles
public import DiptychViews

extension Terminal {
  /// Shows a view in the user's pager, such as `less`, and waits until the pager exits.
  ///
  /// ```swift
  /// Terminal.standardOutput.page(Report(packages: packages))
  /// ```
  ///
  /// The view is rendered with the width and the colours of this terminal. The pager is the command
  /// in the environment variable `PAGER`, or `less` if `PAGER` is not set. If the variable `LESS`
  /// is not set, the pager is started with `LESS=FRX`, as git does. With these options, `less`
  /// shows colours, exits at once if the text fits in the window, and leaves the text on the
  /// screen.
  ///
  /// If the stream is not interactive, or the pager can't be started, the text is printed instead.
  public func page<V: View>(_ view: V) {
    guard traits.isInteractive else { return print(view) }
    // A pager does not handle the sequences that move the cursor to a column.
    let options = traits.options.subtracting(.absoluteColumns)
    let text = view.rendered(
      as: .text(width: traits.width, color: traits.color, options: options)
    )
    let named = SystemProcess.variable("PAGER") ?? ""
    let pager = named.isEmpty ? "less" : named
    flushStandardStreams(to: [FileIdentity(of: descriptor)], waits: true)
    let command = "LESS=\"${LESS-FRX}\" \(pager) >&\(descriptor)"
    if !SystemProcess.write(text, toCommand: command) { try? write(text) }
  }
}
