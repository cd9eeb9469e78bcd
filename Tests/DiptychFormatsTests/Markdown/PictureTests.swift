import DiptychTesting
import Testing

@Suite("Pictures") struct PictureTests {
  @Test("Pictures of what Markdown can say", arguments: Picture.all)
  func pictures(picture: Picture) {
    expectSnapshot(of: picture.view(), named: picture.name, as: .markdown)
  }
}
