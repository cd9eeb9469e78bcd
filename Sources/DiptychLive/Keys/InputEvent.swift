/// An input event of a terminal: a key press, pasted text or a resized window.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted.
  ///
  /// Lines are separated by line feeds. A text of more than 64 KiB arrives in several events.
  case paste(String)
  /// The window was resized; the associated values are its new numbers of columns and rows.
  case resize(columns: Int, rows: Int)
}
