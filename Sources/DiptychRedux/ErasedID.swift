/// A type-erased hashable value.
@usableFromInline
struct ErasedID: Hashable, @unchecked Sendable {
  // Safe: the initialisers only take Sendable values.
  private let base: AnyHashable

  init(_ id: some Hashable & Sendable) {
    base = AnyHashable(id)
  }

  /// Creates an id from a value, or nil if the value is not hashable.
  init?(ifHashable value: some Sendable) {
    guard let value = value as? any Hashable else { return nil }
    base = AnyHashable(value)
  }
}
