import BistroSupport
import Diptych

/// An error of a request to the API.
enum APIError: Error, Hashable, Codable, Sendable {
  /// There is no server at the address, or it did not respond.
  case unreachable(address: String, reason: String)
  /// There is no folder with the files of the API.
  case missingFiles(folder: String)
  /// The status of the response is not 200.
  case status(Int, Endpoint)
  /// The response is not JSON; `type` is its content type.
  case notJSON(Endpoint, type: String)
  /// The response is not valid JSON, for example because its end is missing.
  case malformed(Endpoint, reason: String)
  /// The JSON does not have the expected type at `path`, such as `[3].name`.
  case wrongType(Endpoint, path: String, expected: String)
  /// The request was cancelled, because its response is not needed any more.
  case cancelled
}

extension APIError: DisplayableError, CustomStringConvertible {
  var description: String { message }

  /// A message with the reason and a remedy.
  var message: String {
    switch self {
    case .unreachable(let address, let reason):
      "The server at \(visible(address)) can't be reached: \(visible(reason)). Start it and try"
        + " again, or leave --api out to read the files."
    case .missingFiles(let folder):
      "There are no data files in \(quoted(folder)). Name their folder with --api DIR."
    case .status(let status, let endpoint):
      "The server answered \(status) for “\(endpoint.rawValue)”. Try again later."
    case .notJSON(let endpoint, let type):
      "The answer for “\(endpoint.rawValue)” is \(quoted(type)), not JSON. Check that --api names"
        + " the folder of the API."
    case .malformed(let endpoint, let reason):
      "The answer for “\(endpoint.rawValue)” is not complete JSON: \(visible(reason)). Try again."
    case .wrongType(let endpoint, let path, let expected):
      "The answer for “\(endpoint.rawValue)” has something else than \(expected) at"
        + " \(quoted(path)). Update the program, or tell who runs the server."
    case .cancelled: "The request was cancelled. Try again."
    }
  }
}
