import Diptych
import Testing

/// A component that owns an object, which tells the host its place.
private struct Probe: _PrimitiveView {
  final class Mark {}

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    _ = renderer.owned { Mark() }
    renderer.text("x")
  }
}

/// A host that records the place of each component.
private struct RecordingHost: _RenderHost {
  private(set) var places: [String] = []
  private var path: [String] = []

  mutating func enter(_ position: Int) { path.append("\(position)") }
  mutating func enter<ID: Hashable>(id: ID) { path.append("id \(id)") }
  mutating func leave() { path.removeLast() }

  mutating func owned<T: AnyObject>(_ make: () -> T) -> T {
    places.append(path.joined(separator: "/"))
    return make()
  }

  mutating func wants(_ load: @escaping @Sendable () async -> Void) {}
  mutating func button<C: View>(
    _ action: @escaping @Sendable () async -> Void,
    _ label: consuming C
  ) {}

  static func places<F: RenderingFormat>(of view: some View, as format: F) -> [String] {
    var host = RecordingHost()
    _ = format.render(view, host: &host)
    #expect(host.path.isEmpty)
    return host.places
  }
}

@Suite("Identities of components") struct PlacesTests {
  struct Row: Identifiable {
    let id: String
  }

  struct Node: Identifiable {
    let id: Int
    var children: [Node]?

    static let sample = Node(id: 1, children: [Node(id: 2, children: [Node(id: 4)]), Node(id: 3)])
  }

  /// A view with a component in each slot of each kind of view.
  private struct Screen: View {
    let rows = [Row(id: "a"), Row(id: "b")]

    var body: some View {
      Document(title: "Title", language: "en") {
        Section {
          Probe()
          Probe()
        } header: {
          Probe()
        } footer: {
          Probe()
        }
        Panel {
          Probe()
        } title: {
          Probe()
        }
        Panel("Title") { Probe() }
        Panel { Probe() }
        List {
          Probe()
          if !rows.isEmpty { Probe() }
          ForEach(rows) { _ in Probe() }
        }
        VStack {
          Probe()
          HStack {
            Probe()
            Group {
              Probe()
              Probe()
            }
          }
        }
        layered
        tables
        inline
        modified
        elements
      } header: {
        Probe()
      } footer: {
        Probe()
      }
    }

    @ViewBuilder private var layered: some View {
      ZStack {
        Probe()
        Probe()
      }
      Probe().overlay { Probe() }
      Probe().background { Probe() }
      ViewThatFits { Probe() }
      DisclosureGroup(isExpanded: true) {
        Probe()
      } label: {
        Probe()
      }
      OutlineGroup(Node.sample, children: \.children) { _ in Probe() }
      Probe().frame(maxWidth: 3)
      Probe().accessibilityLabel("Probe")
    }

    @ViewBuilder private var tables: some View {
      Table(rows) {
        TableColumn("One") { _ in Probe() }
        TableColumn("Two") { _ in
          Probe()
          Probe()
        }
        TableColumn("") { _ in VStack { Probe() } }
      }
      Table(["c", "d"], id: \.self) { TableColumn("One") { _ in Probe() } }
      Table(["e", "f"]) { TableColumn("One") { _ in Probe() } }
    }

    @ViewBuilder private var inline: some View {
      LabeledContent {
        Probe()
      } label: {
        Probe()
      }
      Label(icon: "✓") { Probe() }
      Link(destination: "/") { Probe() }
      Button {
      } label: {
        Probe()
      }
      Paragraph {
        Probe()
        Probe()
      }
      Heading { Probe() }
      Quote { Probe() }
    }

    @ViewBuilder private var modified: some View {
      Probe().bold()
      Probe().padding()
      Probe().border()
      Probe().frame(width: 3)
      Probe().lineLimit(1)
      Probe().id(1)
      Probe().environment(\.self, EnvironmentValues())
      AnyView(Probe())
      for _ in 0..<2 { Probe() }
      if rows.isEmpty { Text("none") } else { Probe() }
    }

    @ViewBuilder private var elements: some View {
      HTML.div(.class("card")) {
        Probe()
        HTML.p { Probe() }
      }
      HTML.table {
        HTML.tr {
          HTML.td { Probe() }
          HTML.td { Probe() }
        }
      }
    }
  }

  private static let places = RecordingHost.places(of: Screen(), as: .tree)

  @Test("No two components share an identity") func unique() {
    #expect(Self.places.count == 69)
    #expect(Set(Self.places).count == Self.places.count)
  }

  @Test("Identities are the same in every format") func formats() {
    #expect(RecordingHost.places(of: Screen(), as: .text(width: 40)) == Self.places)
    #expect(RecordingHost.places(of: Screen(), as: .html) == Self.places)
  }

  @Test("Text asks each child of a choice, a page shows the first; hidden views are not drawn")
  func choices() {
    let choice = ViewThatFits {
      Probe()
      Probe()
    }
    #expect(RecordingHost.places(of: choice, as: .text()) == ["0", "1"])
    #expect(RecordingHost.places(of: choice, as: .html) == ["0"])
    #expect(RecordingHost.places(of: choice, as: .plain) == ["0"])
    let group = DisclosureGroup("Title") { Probe() }
    #expect(RecordingHost.places(of: group, as: .text()) == [])
    #expect(RecordingHost.places(of: group, as: .plain) == [])
    #expect(RecordingHost.places(of: group, as: .html) == ["1"])
  }

  @Test("Rows are known by their id, then cells by their column") func cells() {
    let table = Table([Row(id: "a"), Row(id: "b")]) {
      TableColumn("One") { _ in Probe() }
      TableColumn("Two") { _ in Probe() }
    }
    for places in [
      RecordingHost.places(of: table, as: .tree), RecordingHost.places(of: table, as: .html),
      RecordingHost.places(of: table, as: .text()),
    ] {
      #expect(places == ["id a/0", "id a/1", "id b/0", "id b/1"])
    }
  }

  @Test("Columns that come and go have their own identities") func conditionalCells() {
    func places<F: RenderingFormat>(_ isOn: Bool, _ names: [String], as format: F) -> [String] {
      let table = Table([Row(id: "a")]) {
        if isOn { TableColumn("One") { _ in Probe() } }
        if isOn {
          TableColumn("Two") { _ in Probe() }
        } else {
          TableColumn("Three") { _ in Probe() }
        }
        for name in names { TableColumn(name) { _ in Probe() } }
        TableColumnForEach(names, id: \.self) { name in TableColumn(name) { _ in Probe() } }
      }
      return RecordingHost.places(of: table, as: format)
    }
    let both = [
      "id a/0/0/0/4", "id a/0/0/1/2", "id a/0/1/id 0", "id a/0/1/id 1", "id a/1/id x",
      "id a/1/id y",
    ]
    #expect(places(true, ["x", "y"], as: .html) == both)
    #expect(places(true, ["x", "y"], as: .text()) == both)
    #expect(places(false, ["y"], as: .html) == ["id a/0/0/1/3", "id a/0/1/id 0", "id a/1/id y"])
  }

  @Test("The head of a document is drawn by HTML alone") func head() {
    let document = Document(title: "Title", language: "en") {
      Probe()
    } head: {
      Probe()
    }
    #expect(RecordingHost.places(of: document, as: .html) == ["0", "2"])
    #expect(RecordingHost.places(of: document, as: .text()) == ["2"])
    #expect(RecordingHost.places(of: document, as: .tree) == ["2"])
  }
}
