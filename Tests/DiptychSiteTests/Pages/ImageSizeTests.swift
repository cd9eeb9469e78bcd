import DiptychExampleTesting
import Foundation
import Testing

@testable import DiptychSite

@Suite("Sizes of images") struct ImageSizeTests {
  @Test(
    "The size is in the first bytes of a file",
    arguments: [
      ("PNG", "iVBORw0KGgoAAAANSUhEUgAAASwAAAAHCAIAAAA9A+djAAAAMklEQVR4nO3TIQEA"),
      ("GIF", "R0lGODdhLAEHAIEAAAljyAAAAAAAAAAAACwAAAAALAEHAAAITAABCBxIsKDBgwgT"),
      ("JPEG", "/9j/4AAQSkZJRgABAQAAAQABAAD/wAARCAAHASwDASI="),
      ("progressive JPEG", "/9j/4AAQSkZJRgABAQAAAQABAAD/wgARCAAHASwDASI="),
      ("lossy WebP", "UklGRkwAAABXRUJQVlA4IEAAAADQAwCdASosAQcAP5nM4Wo5Mi4ooagDIDMJaQDV"),
      ("lossless WebP", "UklGRiQAAABXRUJQVlA4TBcAAAAvK4EBAAfQsSYUuf8BICH8Xy9G9D9FAAA="),
      ("extended WebP", "UklGRoAAAABXRUJQVlA4WAoAAAAIAAAAKwEABgAAVlA4IEAAAADQAwCdASosAQcA"),
    ]
  )
  func formats(name: String, base64: String) throws {
    let bytes = Array(try #require(Data(base64Encoded: base64)))
    #expect(ImageSize(bytes: bytes) == ImageSize(width: 300, height: 7), "\(name)")
    // A file that is cut off, and one with another byte anywhere, is read without a trap.
    for count in bytes.indices {
      _ = ImageSize(bytes: Array(bytes.prefix(count)))
      for byte in [0, 0xFF] as [UInt8] {
        var other = bytes
        other[count] = byte
        _ = ImageSize(bytes: other)
      }
    }
  }

  @Test("A photograph that the camera has turned has the size that is shown") func turned() throws {
    let base64 = """
      /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/wAARCAAHASwDASI=
      """
    let bytes = Array(try #require(Data(base64Encoded: base64)))
    #expect(ImageSize(bytes: bytes) == ImageSize(width: 7, height: 300))
  }

  @Test(
    "An SVG has the size of its attributes, or of its view box",
    arguments: [
      ("<svg width=\"30\" height='7px'/>", 30, 7),
      ("<?xml version='1.0'?>\n<!-- a -->\n<svg viewBox=\"0 0 24.2, 12\">", 24, 12),
      ("<svg width='48' viewBox='0 0 24 12'>", 48, 24),
      ("<svg height='48' viewBox='0 0 24 12'>", 96, 48),
      ("<svg width='100%' height='50%' viewBox='0 0 24 12'>", 24, 12),
    ]
  )
  func vectors(text: String, width: Int, height: Int) {
    #expect(ImageSize(bytes: Array(text.utf8)) == ImageSize(width: width, height: height))
  }

  @Test(
    "A file that is not an image has no size",
    arguments: [
      "", "text", "<p><svg width='1' height='1'>", "<svg>", "<svg width='1em' height='2'>",
      "<svg viewBox='0 0 1e400 1'>", "<svg width='0' height='0'>", "<svg viewBox='0 0 1 0'>",
      "<svg width='1e30' height='1'>", "<svg width='nan' height='inf'>",
    ]
  )
  func none(text: String) { #expect(ImageSize(bytes: Array(text.utf8)) == nil) }

  @Test("The size of an existing and of a missing file") func files() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("<svg width='3' height='4'>", to: "a.svg")
      #expect(ImageSize(contentsOf: folder.path(of: "a.svg")) == ImageSize(width: 3, height: 4))
      #expect(ImageSize(contentsOf: folder.path(of: "b.svg")) == nil)
    }
  }
}
