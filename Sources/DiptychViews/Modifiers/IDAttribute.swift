/// The id of an element of HTML, if a value can be one: a string without white space.
@usableFromInline
struct IDAttribute: Attributes {
  private let id: String?

  @usableFromInline
  init<ID: Hashable>(_ id: ID) {
    let id = id as? String
    self.id = id.flatMap { $0.isEmpty || $0.utf8.contains { $0 <= 0x20 } ? nil : $0 }
  }

  @usableFromInline
  static func _write<S: AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    if let id = attributes.id { sink.attribute("id", id) }
  }
}
