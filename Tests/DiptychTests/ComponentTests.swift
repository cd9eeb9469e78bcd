import Diptych
import DiptychSampling
import DiptychTesting
import Testing

@testable import DiptychGallery

@Suite("Components") struct ComponentTests {
  /// Components whose HTML is compared to the byte too: text, blocks, a table, elements.
  private static let exact = ["links", "list-of-tasks", "table-full", "html-elements"]

  /// Components whose HTML says more than its words: roles, names, states and relations.
  private static let meaningful = [
    "accessibility-label", "breadcrumbs", "button", "callout", "callout-actions", "code-block",
    "content-unavailable-view", "diff", "disclosure-group", "facts", "gauge", "heading-levels",
    "html-elements", "image", "label", "links", "list", "list-of-tasks", "navigation",
    "outline-group", "panel", "plot", "progress-view", "redacted", "segmented-bar", "sparkline",
    "stats", "table", "table-full", "table-records",
  ]

  /// Components that are drawn in more ways: with little and much room, in 16 colours, with styles
  /// alone, and as a tree.
  private static let varied = [
    "callout", "code-block", "diff", "facts", "heading-levels", "list-of-tasks", "outline-group",
    "segmented-bar", "table-full", "table-records",
  ]

  @Test("Each view at 40 cells and in HTML", arguments: Catalog.views.flatMap(\.components))
  func pictures(component: Component) {
    var formats: [SnapshotFormat] = [.text(width: 40), .html]
    if Self.exact.contains(component.name) { formats.append(.html(pretty: false)) }
    if Self.meaningful.contains(component.name) { formats.append(.accessibility) }
    if Self.varied.contains(component.name) {
      formats += [.text(width: 20), .text(width: 80), .tree]
      formats += [.ansi(width: 80), .ansi(width: 80, color: .monochrome)]
    }
    for state in component.states {
      expectSnapshot(of: state.view(), named: component.name, as: formats)
    }
  }

  @Test(
    "No line is wider than the width, at any width",
    arguments: zip(Catalog.all.indices, Catalog.all)
  )
  func fit(index: Int, component: Component) {
    for (place, state) in component.states.enumerated() {
      for width in Array(1...120).sample(12, turn: index + place) {
        let text = state.view().rendered(as: .text(width: width))
        let widest = text.split(separator: "\n").map { CellWidth.of($0) }.max() ?? 0
        #expect(widest <= width, "\(state.name) at \(width)")
      }
    }
  }

  @Test("Colour never moves a cell", arguments: zip(Catalog.all.indices, Catalog.all))
  func colors(index: Int, component: Component) {
    for state in component.states {
      for color in ColorLevel.allCases.sample(1, turn: index) {
        expectSameCells(of: state.view(), of: component, color)
      }
    }
  }

  private func expectSameCells(of view: some View, of component: Component, _ color: ColorLevel) {
    let plain = view.rendered(as: .text(width: 50))
    let hasCode = plain.contains("`") && color > .monochrome
    let hasHeading = plain.contains(/[#]{3,6}\s/) && color > .none
    let level = hasCode ? ColorLevel.ansi16 : hasHeading ? .monochrome : .none
    let expected = view.rendered(as: .text(width: 50, color: level))
    let colored = view.rendered(as: .text(width: 50, color: color))
    #expect(
      told(by: withoutSequences(colored), of: component)
        == told(by: withoutSequences(expected), of: component)
    )
  }

  @Test("NO_COLOR changes no text", arguments: Catalog.all)
  func noColor(component: Component) {
    for state in component.states {
      func told(at color: ColorLevel) -> String {
        let text = withoutSequences(state.view().rendered(as: .text(width: 200, color: color)))
          .replacing("`", with: "").replacing(/[#]{3,6}\s/, with: "")
        return self.told(by: text, of: component).replacing(/[ ─]+/, with: " ")
      }
      let colored = told(at: .ansi16)
      #expect(told(at: .monochrome) == colored, "\(state.name)")
      #expect(told(at: .none) == colored, "\(state.name)")
    }
  }

  @Test("With ASCII only, each other character is text of the view", arguments: Catalog.all)
  func ascii(component: Component) {
    for state in component.states {
      let drawn = state.view().rendered(as: .text(width: 50, options: .ascii)).unicodeScalars
      let text = Set(state.view().rendered(as: .tree).unicodeScalars)
      #expect(drawn.filter { !$0.isASCII && !text.contains($0) } == [], "\(state.name)")
    }
  }

  @Test("Nothing but newlines controls the terminal", arguments: Catalog.all)
  func controls(component: Component) {
    for state in component.states {
      let text = state.view().rendered(as: .text(width: 40))
      let controls = text.unicodeScalars.filter { $0.properties.generalCategory == .control }
      #expect(controls.allSatisfy { $0 == "\n" })
    }
  }

  /// Returns text whose signs of a chart are all the same: without colours, each series has signs
  /// of its own.
  private func told(by text: String, of component: Component) -> String {
    guard Catalog.charts.components.contains(where: { $0.name == component.name }) else {
      return text
    }
    return text.replacing(/[\u{2580}-\u{259F}\u{2800}-\u{28FF}*+xo#@%&─│]/, with: "•")
  }

  /// Returns text without SGR and OSC 8 sequences, and without spaces at the ends of lines.
  private func withoutSequences(_ text: String) -> String {
    var rest = Array(text.utf8)[...]
    var bytes: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == 0x1B, let sequence = Self.sequence(rest) {
        rest = rest.dropFirst(sequence)
        continue
      }
      if byte == UInt8(ascii: "\n") { while bytes.last == UInt8(ascii: " ") { bytes.removeLast() } }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the length of the SGR or OSC 8 sequence that an escape character begins, without it.
  private static func sequence(_ rest: ArraySlice<UInt8>) -> Int? {
    if rest.first == UInt8(ascii: "[") {
      let last = rest.dropFirst().firstIndex { !(0x30...0x39).contains($0) && $0 != 0x3B }
      return last.flatMap { rest[$0] == UInt8(ascii: "m") ? $0 - rest.startIndex + 1 : nil }
    }
    guard rest.starts(with: "]8;".utf8), let end = rest.firstIndex(of: 0x1B),
      rest[end...].dropFirst().first == UInt8(ascii: "\\")
    else { return nil }
    return end - rest.startIndex + 2
  }
}

extension Component: CustomTestStringConvertible {
  public var testDescription: String { name }
}
