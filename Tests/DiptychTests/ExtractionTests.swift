import Diptych
import DiptychSampling
import Testing

/// Tests that extracting views into a view of their own does not change the output.
///
/// A sample has each view in each container, and each of both in each format and each variant.
@Suite("Extraction") struct ExtractionTests {
  @Test(
    "Views that are extracted give the same bytes in every container and format",
    arguments: zip(ExtractedContent.all.indices, ExtractedContent.all)
  )
  func extracted(index: Int, content: ExtractedContent) {
    func compare<V: View>(_ view: V) {
      let once = Extracted(view)
      let variants: [Variant] = [
        ("extracted", once), ("extracted three times", Extracted(Extracted(once))),
      ]
      expectSame(view, variants, index, content, as: ExtractionFormat.all)
    }
    compare(content.view())
  }

  @Test(
    "A composition of one view, and a modifier that sets what no view reads, change nothing either",
    arguments: zip(ExtractedContent.all.indices, ExtractedContent.all)
  )
  func bound(index: Int, content: ExtractedContent) {
    func compare<V: View>(_ view: V) {
      let variants: [Variant] = [
        ("in a group", Group { view }),
        ("in an optional", Optional(view)),
        ("in a branch", _Either<Text, V>.second(view)),
        ("erased", AnyView(view)),
        ("with an identity", view.id("an id")),
        ("with a number as its identity", view.id(7)),
        ("in an environment", view.environment(\.extraction, "a value")),
        ("not redacted", view.redacted(reason: [])),
      ]
      let formats = ExtractionFormat.all.filter { !$0.isDerived }
      expectSame(view, variants, index, content, as: formats)
    }
    compare(content.view())
  }

  /// A view that should render like another one, with the name of the variant.
  private typealias Variant = (name: String, view: any View)

  /// Reports, in one message, the containers and formats where variants of a view differ from it.
  private func expectSame<V: View>(
    _ view: V,
    _ variants: [Variant],
    _ index: Int,
    _ content: ExtractedContent,
    as formats: [ExtractionFormat]
  ) {
    let all = extractionContainers.enumerated().flatMap { place, container in
      let turn = index + place
      let variants = variants.sample((variants.count + 2) / 3, turn: turn / formats.count)
      return formats.sample(2, turn: turn).flatMap { format in
        differences(in: container, as: format.format, format.name, view, variants)
      }
    }
    guard !all.isEmpty else { return }
    Issue.record("\(content.name) differs:\n\(all.joined(separator: "\n"))")
  }

  private func differences<V: View>(
    in container: any ExtractionContainer,
    as format: some RenderingFormat<String>,
    _ formatName: String,
    _ view: V,
    _ variants: [Variant]
  ) -> [String] {
    func rendered(_ view: some View) -> String { container.rendered(view, as: format) }
    let expected = rendered(view)
    return variants.compactMap { variant in
      let found = rendered(variant.view)
      guard found != expected else { return nil }
      return """
        -- \(container.rawValue) as \(formatName) should be
        \(expected)
        -- and is, \(variant.name),
        \(found)
        """
    }
  }
}
