import BistroSupport
import Diptych

/// A reason why the API gave no answer, or none that can be read.
enum APIError: Error, Hashable, Codable, Sendable {
  /// There is no server at the address, or it did not answer.
  case unreachable(address: String, reason: String)
  /// There is no folder with the files of the API.
  case missingFiles(folder: String)
  /// The server answered with another status than 200.
  case status(Int, Endpoint)
  /// The answer isn't JSON; with what it is said to be.
  case notJSON(Endpoint, type: String)
  /// The answer is JSON with an error in it, such as a missing end.
  case malformed(Endpoint, reason: String)
  /// The answer is JSON of another form; the path leads to the place.
  case wrongType(Endpoint, path: String, expected: String)
  /// The request was cancelled, because nobody waits for it any more.
  case cancelled
}

extension APIError: DisplayableError, CustomStringConvertible {
  var description: String { message }

  /// A sentence that says what happened and what helps.
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
