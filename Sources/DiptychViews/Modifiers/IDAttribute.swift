/// The id of an element of HTML, if a value can be one: a string without white space.
@usableFromInline
struct IDAttribute: Attributes {
  private let id: String?
  private let isValid: Bool

  @usableFromInline
  init<ID: Hashable>(_ id: ID) {
    self.id = id as? String
    isValid = self.id.map { !$0.isEmpty && !$0.utf8.contains { $0 <= 0x20 } } ?? false
  }

  @usableFromInline
  static func _write<S: AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    guard let id = attributes.id else { return }
    if attributes.isValid { return sink.attribute("id", id) }
    // No sink writes it, and a validation of HTML reports it.
    sink.attribute("id", id, as: .absent)
  }
}
