/// What becomes of a value when another key is selected.
public enum KeyChange: Sendable, Hashable, CaseIterable {
  /// It goes: nothing is shown that does not belong to the key.
  case dropsValue
  /// It stays until the new key has a value or fails, and is marked as a previous one.
  case keepsPrevious
}
