import Diptych

/// A composed view that is what it holds, as if its author had extracted that into a view.
struct Extracted<Content: View>: View {
  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  var body: Content { content }
}
