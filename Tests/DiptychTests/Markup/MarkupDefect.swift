import Diptych
import DiptychHTMLTools

/// Returns a description of the first defect of a view's HTML, or nil.
func markupDefect(of view: some View) -> String? {
  let html = view.rendered(as: .html)
  if view.rendered(as: .html) != html { return "it differs the second time" }
  do {
    let nodes = try MarkupNode.nodes(of: html)
    let ids = MarkupNode.elements(of: nodes).flatMap { element in
      element.attributes.filter { $0.name == "id" }.map(\.value)
    }
    if Set(ids).count < ids.count { return "an id is there twice" }
    let pretty = try MarkupNode.nodes(of: view.rendered(as: .prettyHTML))
    if MarkupLines(pretty) != MarkupLines(nodes) { return "it is shown differently when pretty" }
  } catch {
    return error.description
  }
  var chunks = ChunkCollector()
  view.write(as: .html, to: &chunks)
  if chunks.text != html { return "a stream of it differs" }
  return nil
}

/// A sink that collects its chunks.
private struct ChunkCollector: _ByteSink {
  private var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ chunk: borrowing RawSpan) { chunk.withUnsafeBytes { bytes += $0 } }
}
