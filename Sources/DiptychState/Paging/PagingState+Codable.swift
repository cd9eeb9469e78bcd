/// The keys of an encoded ``PagingState``.
private enum Member: String, CodingKey {
  case pages, failure
}

/// An encoded failure: the operation that failed, and the error.
private struct StoredFailure<Failure> {
  var operation: PagingOperation
  var error: Failure
}

extension StoredFailure: Encodable where Failure: Encodable {}
extension StoredFailure: Decodable where Failure: Decodable {}

extension PagingState: Encodable where Item: Encodable, Cursor: Encodable, Failure: Encodable {
  /// Encodes the ``settled`` state: an operation in flight is not stored.
  ///
  /// The format is `{"pages": [{"items": [...], "previous": ..., "next": ...}], "failure":
  /// {"operation": "append", "error": ...}}`; members without a value are left out.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encodeIfPresent(pages, forKey: .pages)
    let stored = failure.map { StoredFailure(operation: $0.operation, error: $0.error) }
    try members.encodeIfPresent(stored, forKey: .failure)
  }
}

extension PagingState: Decodable where Item: Decodable, Cursor: Decodable, Failure: Decodable {
  /// Decodes a settled state.
  ///
  /// - Throws: `DecodingError` if a member has the wrong format. The error is also thrown if the
  ///   stored failure belongs to an append but the list has no next page, or if the failure belongs
  ///   to a prepend but the list has no previous page.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    let stored = try members.decodeIfPresent(StoredFailure<Failure>.self, forKey: .failure)
    let state = PagingState(
      pages: try members.decodeIfPresent([Page].self, forKey: .pages),
      failure: stored.map { ($0.operation, $0.error) }
    )
    guard let state else {
      throw DecodingError.dataCorruptedError(
        forKey: .failure,
        in: members,
        debugDescription: stored?.operation == .prepend
          ? """
          A failed prepend needs a first page that has a previous one, and the stored list has no \
          such page.
          """
          : """
          A failed append needs a page that another page follows, and the stored list has no such \
          page.
          """
      )
    }
    self = state
  }
}
