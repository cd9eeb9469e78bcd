/// The status of a response; RFC 9110, section 15.
package struct HTTPStatus: Hashable, Sendable {
  package let code: Int

  package init(_ code: Int) { self.code = code }

  package static let ok = Self(200)
  package static let temporaryRedirect = Self(307)
  package static let badRequest = Self(400)
  package static let notFound = Self(404)
  package static let methodNotAllowed = Self(405)
  package static let requestTimeout = Self(408)
  package static let uriTooLong = Self(414)
  package static let misdirectedRequest = Self(421)
  package static let headerFieldsTooLarge = Self(431)
  package static let internalServerError = Self(500)
  package static let versionNotSupported = Self(505)

  /// The reason phrase after the number; empty for a status that the server never sends.
  package var reason: String {
    switch code {
    case 200: "OK"
    case 307: "Temporary Redirect"
    case 400: "Bad Request"
    case 404: "Not Found"
    case 405: "Method Not Allowed"
    case 408: "Request Timeout"
    case 414: "URI Too Long"
    case 421: "Misdirected Request"
    case 431: "Request Header Fields Too Large"
    case 500: "Internal Server Error"
    case 505: "HTTP Version Not Supported"
    default: ""
    }
  }
}
