/// The user's choice of coloured output, usually given with the option `--color`.
public enum ColorPreference: String, Hashable, Sendable, CaseIterable {
  /// Colours if the stream is a terminal that can show them.
  ///
  /// Environment variables such as `NO_COLOR` and `FORCE_COLOR` take precedence over this rule.
  case auto
  /// Colours on every stream, including files and pipes.
  case always
  /// No colours, no styles and no hyperlinks.
  case never
}
