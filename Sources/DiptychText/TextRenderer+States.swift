import DiptychViews

// Lines that show a state, such as loading.
extension TextRenderer {
  /// Draws a message after the symbol of a spinner.
  ///
  /// In a log and in redacted content, it draws only the message.
  mutating func activity<C: View>(_ message: consuming C) {
    let values = EnvironmentValues.current
    let pictures = values.glyphs.spinner
    guard !values.isLogged, !isRedacted, !pictures.isEmpty else { return textBlock(message) }
    let picture = pictures[values.tick % pictures.count]
    let sign = Text(verbatim: picture).role(.accent) + Text(verbatim: " ")
    textBlock(_Joined(sign, message))
  }

  mutating func divider<C: View>(_ label: consuming C?) {
    guard let label else { return builder.pointee.appendRule() }
    let line = EnvironmentValues.current.isASCII ? "----" : "────"
    let outer = builder.pointee.push(.role(.border))
    viewThatFits(
      in: .horizontal,
      _Pair(
        Inline(
          _Joined(
            Text(verbatim: line + " ").unredacted(),
            _Joined(label, Text(verbatim: " " + line).unredacted())
          )
        ),
        Inline(label)
      )
    )
    builder.pointee.style = outer
  }
}
