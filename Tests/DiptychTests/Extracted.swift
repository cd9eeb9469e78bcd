import Diptych

/// A composed view with the given body, as if its author had extracted it.
struct Extracted<Content: View>: View {
  let content: Content

  init(_ content: Content) { self.content = content }

  var body: Content { content }
}
