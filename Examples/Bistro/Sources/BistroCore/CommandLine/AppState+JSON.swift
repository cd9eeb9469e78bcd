import Foundation

extension AppState {
  /// The state as JSON, with sorted keys.
  ///
  /// The JSON does not contain running requests.
  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}
