import DiptychTesting
import Testing

@Suite("Snapshots") struct PictureTests {
  @Test("Snapshots of everything in Markdown", arguments: Picture.all)
  func pictures(picture: Picture) {
    expectSnapshot(of: picture.view(), named: picture.name, as: .markdown)
  }
}
