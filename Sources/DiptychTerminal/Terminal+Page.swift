import DiptychFiles
public import DiptychViews

extension Terminal {
  /// Shows a view by the pager of the user, with the width and the colours of this terminal, and
  /// waits until the pager ends.
  ///
  /// ```swift
  /// Terminal.standardOutput.page(Report(packages: packages))
  /// ```
  ///
  /// The pager is the command that `PAGER` names, or `less`. Without the variable `LESS` it shows
  /// colours, ends at once if all fits in the window, and leaves the text on the screen, as git has
  /// it (`FRX`). A stream that is not interactive, and a system without the pager, get the view as
  /// `print` prints it.
  public func page<V: View>(_ view: V) {
    guard traits.isInteractive else { return print(view) }
    // A pager does not move the cursor to columns.
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
