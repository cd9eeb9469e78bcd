import Diptych

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An image whose bytes are in the page.
///
/// `Image` does not allow a `data:` URL, because a link to such a URL could contain a page. As the
/// source of an image, a `data:` URL runs no code, whatever its bytes are.
struct DataImage: PrimitiveView {
  let picture: ReportPicture
  let mediaType: String

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let data = Data(view.picture.bytes).base64EncodedString()
    renderer.voidElement(
      "img",
      _AttributePair(
        Attribute("src", "data:\(view.mediaType);base64,\(data)"),
        Attribute("alt", view.picture.title)
      )
    )
  }

  static func _kind(of view: Self, levels: Int) -> ContentKind { .inline }
}
