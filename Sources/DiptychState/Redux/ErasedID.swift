/// A value that is known by being equal, whatever its type.
struct ErasedID: Hashable, @unchecked Sendable {
  // Only values that are Sendable get in here.
  private let base: AnyHashable

  init(_ id: some Hashable & Sendable) {
    base = AnyHashable(id)
  }

  /// Creates an id of a value, if it can be compared.
  init?(ifHashable value: some Sendable) {
    guard let value = value as? any Hashable else { return nil }
    base = AnyHashable(value)
  }
}
