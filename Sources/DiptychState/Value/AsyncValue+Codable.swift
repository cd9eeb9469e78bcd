/// The keys of an encoded ``AsyncValue``.
private enum Member: String, CodingKey {
  case state, value, failure
}

/// The names of the settled states.
private enum Name: String {
  case idle, loaded, failed, reloadFailed
}

extension AsyncValue {
  /// The name of the state without a load in flight.
  private var name: Name {
    switch (value, failure) {
    case (nil, nil): .idle
    case (_?, nil): .loaded
    case (nil, _?): .failed
    case (_?, _?): .reloadFailed
    }
  }
}

extension AsyncValue: Encodable where Value: Encodable, Failure: Encodable {
  /// Encodes the ``settled`` state: a load in flight is not stored.
  ///
  /// The format is `{"state": "reloadFailed", "value": ..., "failure": ...}`; members without a
  /// value are left out.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Member.self)
    try members.encode(name.rawValue, forKey: .state)
    if let value { try members.encode(value, forKey: .value) }
    if let failure { try members.encode(failure, forKey: .failure) }
  }
}

extension AsyncValue: Decodable where Value: Decodable, Failure: Decodable {
  /// Decodes a settled state.
  ///
  /// - Throws: `DecodingError` if the state is unknown or in flight, or if a member is missing.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Member.self)
    let name = try members.decode(String.self, forKey: .state)
    switch Name(rawValue: name) {
    case .idle:
      self = .idle
    case .loaded:
      self = .loaded(try members.decode(Value.self, forKey: .value))
    case .failed:
      self = .failed(try members.decode(Failure.self, forKey: .failure))
    case .reloadFailed:
      self = .reloadFailed(
        try members.decode(Value.self, forKey: .value),
        try members.decode(Failure.self, forKey: .failure)
      )
    case nil:
      throw DecodingError.dataCorruptedError(
        forKey: .state,
        in: members,
        debugDescription: """
          A stored state is idle, loaded, failed or reloadFailed, and not "\(name)".
          """
      )
    }
  }
}
