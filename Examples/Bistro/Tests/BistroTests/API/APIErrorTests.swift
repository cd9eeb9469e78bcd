import Diptych
import Foundation
import Testing

@testable import BistroCore

@Suite("Errors of the API") struct APIErrorTests {
  /// An API that returns the same response for each request.
  private struct Answer: APIClient {
    let text: String

    func data(for request: APIRequest) async throws(APIError) -> Data { Data(text.utf8) }
  }

  private static let item = #"{"id":1,"title":"x","category":"y","photo":1,"date":"#

  // Inventory: E-16
  @Test(
    "A message has the position of unreadable text",
    arguments: [
      (
        "[",
        APIError.malformed(.news, reason: "it ends too early, or has a sign in the wrong place")
      ),
      ("{}", .wrongType(.news, path: "the top", expected: "a list")),
      ("[1]", .wrongType(.news, path: "[0]", expected: "an object")),
      ("[{}]", .wrongType(.news, path: "[0].id", expected: "a value, which is missing,")),
      (#"[{"id":"1"}]"#, .wrongType(.news, path: "[0].id", expected: "a number")),
      (#"[{"id":1,"title":null}]"#, .wrongType(.news, path: "[0].title", expected: "text")),
      (
        "[\(item)\"yesterday\"}]",
        .wrongType(
          .news,
          path: "[0].date",
          expected: "a date such as 2026-10-06T09:00:00Z"
        )
      ),
    ]
  )
  func decoding(text: String, expected: APIError) async {
    await #expect(throws: expected) { try await Answer(text: text).news() }
  }

  @Test(
    "A message is a sentence that says what helps",
    arguments: [
      (
        APIError.unreachable(address: "http://localhost:8080", reason: "nothing listens there"),
        """
        The server at http://localhost:8080 can't be reached: nothing listens there. Start it and \
        try again, or leave --api out to read the files.
        """
      ),
      (
        .missingFiles(folder: "/srv/api"),
        "There are no data files in '/srv/api'. Name their folder with --api DIR."
      ),
      (.status(500, .news), "The server answered 500 for “news”. Try again later."),
      (
        .notJSON(.news, type: "text/html"),
        """
        The answer for “news” is 'text/html', not JSON. Check that --api names the folder of the API.
        """
      ),
      (
        .malformed(.news, reason: "it ends too early"),
        "The answer for “news” is not complete JSON: it ends too early. Try again."
      ),
      (
        .wrongType(.news, path: "[2].id", expected: "a number"),
        """
        The answer for “news” has something else than a number at '[2].id'. Update the program, or \
        tell who runs the server.
        """
      ),
      (.cancelled, "The request was cancelled. Try again."),
    ]
  )
  func messages(error: APIError, message: String) {
    #expect(error.message == message)
  }

  @Test("A folder without the files is named")
  func missingFiles() async {
    await #expect(throws: APIError.missingFiles(folder: "/nowhere")) {
      try await FileAPI(folder: "/nowhere").news()
    }
  }

  @Test(
    "Dates of the API's form are shown by one formatter, and others are refused",
    arguments: [
      ("2026-10-06T09:00:00Z", "6 Oct 2026"), ("2024-02-29T00:00:00Z", "29 Feb 2024"),
      ("2026-13-06T09:00:00Z", nil), ("2026-10-06", nil), ("6 Oct 2026", nil), ("", nil),
      ("2026-10-06T09:00:00+1", nil),
    ]
  )
  func dates(text: String, expected: String?) {
    #expect(CalendarDate(text)?.text == expected)
  }
}
