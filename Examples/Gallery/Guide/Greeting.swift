import Diptych

// Code: greeting
struct Greeting: View {
  let name: String

  var body: some View {
    Heading("Hello, \(name)")
    Text("One view, ") + Text("two media").bold()
  }
}
