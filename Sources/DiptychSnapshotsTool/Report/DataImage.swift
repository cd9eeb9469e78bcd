import Diptych

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An image whose bytes are in the page.
///
/// `Image` takes no `data:` address, since a link to one could hold a page; as the source of an
/// image it runs nothing, whatever its bytes are.
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
