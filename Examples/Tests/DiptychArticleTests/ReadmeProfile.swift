import Diptych

// The code of the README about loaded data.

enum ReadmeProfile {
  struct User {
    let name: String
  }

  actor API {
    private(set) var calls = 0

    func user() async -> User {
      calls += 1
      return User(name: "Ada")
    }
  }

  /// Runs the code with a closure for its output.
  static func run(_ api: API, print: (String) -> Void) async {
    let host = ViewHost {
      AsyncValueView(fetch: api.user) { user in Text("Hello, \(user.name)") }
    }
    // Loading, then the name.
    for await frame in host.frames(as: .text(width: 60)) { print(frame) }
    // The same state as HTML, without another request.
    print(host.rendered(as: .html))
  }
}
