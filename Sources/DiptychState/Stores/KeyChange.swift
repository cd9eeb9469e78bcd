/// The effect on a value of the selection of another key.
public enum KeyChange: Sendable, Hashable, CaseIterable {
  /// The value is dropped, so that only values of the selected key are shown.
  case dropsValue
  /// The value stays until the new key has a value or fails, and is marked as a previous one.
  case keepsPrevious
}
