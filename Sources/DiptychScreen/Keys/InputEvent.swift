/// An event of a terminal: a key, pasted text, or another size of the window.
public enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(Key)
  /// Text was pasted (bracketed paste). Its lines end with line feeds. A long text arrives in
  /// several events.
  case paste(String)
  /// The window has another size, in cells.
  case resize(columns: Int, rows: Int)
}
