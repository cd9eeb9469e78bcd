import Diptych
import DiptychSampling
import Foundation
import Testing

@testable import DiptychCharts

@Suite("Groups of marks") struct MarkGroupTests {
  /// A mark of one of the shapes that groups have to tell apart.
  private enum Shape: Int, CaseIterable {
    case line, point, area, bar, datedLine, named, series, styled, annotated, unstacked, ranged,
      rule
  }

  private struct Item {
    let shape: Shape
    let x: Double
    let y: Double
  }

  @_ChartContentBuilder
  private func marks(_ item: Item) -> some ChartContent {
    switch item.shape {
    case .line: LineMark(x: .value("x", item.x), y: .value("y", item.y))
    case .point: PointMark(x: .value("x", item.x), y: .value("y", item.y))
    case .area: AreaMark(x: .value("x", item.x), y: .value("y", item.y))
    case .bar: BarMark(x: .value("x", item.x), y: .value("y", item.y))
    case .datedLine:
      LineMark(x: .value("x", Date(timeIntervalSinceReferenceDate: item.x)), y: .value("y", item.y))
    case .named: LineMark(x: .value("x", "name"), y: .value("y", item.y))
    case .series:
      LineMark(x: .value("x", item.x), y: .value("y", item.y), series: .value("line", "a"))
    case .styled:
      LineMark(x: .value("x", item.x), y: .value("y", item.y)).foregroundStyle(.danger)
    case .annotated:
      LineMark(x: .value("x", item.x), y: .value("y", item.y)).annotation { Text("here") }
    case .unstacked:
      BarMark(x: .value("x", item.x), y: .value("y", item.y), stacking: .unstacked)
    case .ranged:
      AreaMark(x: .value("x", item.x), yStart: .value("y", item.y), yEnd: .value("y", item.y + 1))
    case .rule: RuleMark(y: .value("y", item.y))
    }
  }

  /// Returns the group of each mark: its kind, style and parts, and its place there.
  private func groups(_ items: [Item]) -> [String] {
    var all = _ChartMarks()
    for item in items { marks(item)._append(to: &all) }
    return all.groups().groups.map { group in
      "\(group.kind.name) \(group.style.role == nil ? "" : "role ")\(group.style.line ?? "") "
        + "\(group.style.stacking) \(group.annotations.keys.sorted()) "
        + zip(group.xs, group.ys).map { "\($0),\($1)" }.joined(separator: " ")
    }
  }

  /// Returns the same, as the rules say it: the first mark sets the kind of the axes; what is alike
  /// in kind, style and parts is together.
  private func expected(_ items: [Item]) -> [String] {
    var order: [String] = []
    var places: [String: [String]] = [:]
    var annotated: [String: [Int]] = [:]
    let first = items.first { $0.shape != .rule }?.shape
    for item in items {
      let (head, key) =
        switch item.shape {
        case .line, .datedLine, .named, .annotated: ("LineMark ", " unstacked")
        case .point: ("PointMark ", " unstacked")
        case .area: ("AreaMark ", " standard")
        case .bar: ("BarMark ", " standard")
        case .series: ("LineMark a", " unstacked")
        case .styled: ("LineMark role ", " unstacked")
        case .unstacked: ("BarMark ", " unstacked")
        case .ranged: ("AreaMark ", " unstacked")
        case .rule: ("RuleMark ", " unstacked")
        }
      let name = head + key
      let hasPlace =
        switch item.shape {
        case .datedLine: first == .datedLine
        case .named: first == .named
        case .rule: false
        default: first != .datedLine && first != .named
        }
      let x = item.shape == .named && hasPlace ? 0 : hasPlace ? item.x : .nan
      if places[name] == nil { order.append(name) }
      if item.shape == .annotated { annotated[name, default: []].append(places[name]?.count ?? 0) }
      places[name, default: []].append("\(x),\(item.y)")
    }
    return order.map {
      "\($0) \(annotated[$0] ?? []) " + (places[$0] ?? []).joined(separator: " ")
    }
  }

  @Test("Random marks in random runs", arguments: 0..<60)
  func random(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var items: [Item] = []
    for _ in 0..<12 {
      guard let shape = Shape.allCases.randomElement(using: &generator) else { return }
      let length = Int.random(in: 1...(seed % 10 == 0 ? 600 : 5), using: &generator)
      for _ in 0..<length {
        items.append(Item(shape: shape, x: Double(items.count), y: Double(items.count % 7)))
      }
    }
    #expect(groups(items) == expected(items))
  }
}
