package import DiptychSite

extension GallerySite {
  /// Returns the files that the pages refer to: images, captions, sound, an empty stylesheet and an
  /// empty script.
  ///
  /// - Parameter folder: The folder of the pages, such as `components/`.
  /// - Returns: The files.
  @SiteBuilder package static func files(below folder: String = "") -> [SiteItem] {
    Asset(SitePath("\(folder)cat.svg"), text: cat)
    Asset(SitePath("\(folder)dog.svg"), text: dog)
    Asset(
      SitePath("\(folder)captions.vtt"),
      text: "WEBVTT\n\n00:00.000 --> 00:01.000\n(silence)\n"
    )
    Asset(SitePath("\(folder)silence.wav"), bytes: silence)
    Asset(SitePath("\(folder)nothing.css"), text: "")
    Asset(SitePath("\(folder)nothing.js"), text: "")
  }

  /// An image of a sleeping cat.
  private static let cat = """
    <svg xmlns="http://www.w3.org/2000/svg" width="48" height="24" viewBox="0 0 48 24">
    <path d="M4 22a20 14 0 0 1 40 0zM6 12l2-9 7 5z" fill="#808080"/>
    </svg>

    """

  /// An image of a dog that is awake.
  private static let dog = """
    <svg xmlns="http://www.w3.org/2000/svg" width="48" height="24" viewBox="0 0 48 24">
    <path d="M8 22v-9l-6-6 3-2 7 4h22l6-6 6 4-5 3-2 12h-3v-7H15v7z" fill="#808080"/>
    </svg>

    """

  /// A WAV file with one second of silence, which is 8,000 samples of 8 bits with the value 128.
  private static let silence: [UInt8] = {
    let rate = 8000
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let format = bytes(16, 4) + bytes(1, 2) + bytes(1, 2) + bytes(rate, 4) + bytes(rate, 4)
    return Array("RIFF".utf8) + bytes(36 + rate, 4) + Array("WAVEfmt ".utf8) + format
      + bytes(1, 2) + bytes(8, 2) + Array("data".utf8) + bytes(rate, 4)
      + [UInt8](repeating: 128, count: rate)
  }()
}
