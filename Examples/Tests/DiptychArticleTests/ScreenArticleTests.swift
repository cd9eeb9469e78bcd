import DiptychScreen
import Foundation
import Testing

@Suite("The article about interactive programs")
struct ScreenArticleTests {
  @Test("The screenshot shows the view")
  func picture() throws {
    var line = LineInput()
    line.insert("Che")
    let items = Shared(wrappedValue: ["Bread", "Milk"])
    let entry = Shared(wrappedValue: line)
    let host = ViewHost { ShoppingList(items: items, entry: entry) }
    #expect(host.rendered(as: .text()) == "[Bread]\n[Milk]\nNew: Che▏\n")
    var values = EnvironmentValues()
    values.focusedButton = host.buttons.first?.id
    let picture = EnvironmentValues.$current.withValue(values) { host.rendered(as: .text()) }
    #expect(try Article(named: "InteractivePrograms").pictures == [picture])
  }

  @Test("A file gets the list, and no keys are read")
  func file() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "diptych-\(UUID())")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let writing = try FileHandle(forWritingTo: file)
    let items = Shared(wrappedValue: ["Bread", "Milk"])
    await edit(items, on: Terminal(descriptor: writing.fileDescriptor))
    try writing.close()
    #expect(try String(contentsOf: file, encoding: .utf8) == "• Bread\n• Milk\n")
  }
}
