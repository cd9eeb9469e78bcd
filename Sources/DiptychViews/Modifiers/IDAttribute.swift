/// The `id` attribute of a view's identity, if that is a non-empty string without white space.
@usableFromInline
struct IDAttribute: Attributes {
  private let id: String?
  /// Whether an element gets the attribute.
  @usableFromInline let isValid: Bool

  @usableFromInline
  init<ID: Hashable>(_ id: ID) {
    self.id = id as? String
    isValid = self.id.map { !$0.isEmpty && !$0.utf8.contains { $0 <= 0x20 } } ?? false
  }

  @usableFromInline
  static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    guard let id = attributes.id else { return }
    if attributes.isValid { return sink.attribute("id", id) }
    // Renderers do not write an absent attribute, but the validation of HTML reports it.
    sink.attribute("id", id, as: .absent)
  }
}
