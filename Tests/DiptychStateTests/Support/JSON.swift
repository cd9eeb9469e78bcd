import Foundation

/// Returns a value as JSON with sorted keys.
func json(_ value: some Encodable) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  return String(decoding: try encoder.encode(value), as: UTF8.self)
}

/// Returns the value decoded from JSON.
func decoded<Value: Decodable>(_ json: String, as _: Value.Type = Value.self) throws -> Value {
  try JSONDecoder().decode(Value.self, from: Data(json.utf8))
}

/// Returns the reason why JSON can't be decoded, or nil if it can.
func decodingFailure<Value: Decodable>(_ json: String, as type: Value.Type) -> String? {
  do {
    _ = try decoded(json, as: type)
    return nil
  } catch DecodingError.dataCorrupted(let context) {
    return context.debugDescription
  } catch DecodingError.keyNotFound(let key, _) {
    return "no \(key.stringValue)"
  } catch {
    return "\(error)"
  }
}
