/// The focus of the keyboard among things in an order, such as the buttons of a screen or the rows
/// of a list.
///
/// ```swift
/// var focus = Focus<String>()
/// focus.update(["Back", "Retry", "Quit"])
/// focus.move(.next)  // Back
/// focus.move(.next)  // Retry
/// focus.update(["Back", "Quit"])  // Quit: Retry is gone
/// ```
public struct Focus<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A move of the focus.
  public enum Move: Hashable, Sendable, CaseIterable {
    /// To the next element; from the last, or from none, to the first.
    case next
    /// To the previous element; from the first, or from none, to the last.
    case previous
    /// To the first element.
    case first
    /// To the last element.
    case last
  }

  /// The element that has the focus, or nil if none has.
  public private(set) var element: ID?
  /// All elements, in order.
  public private(set) var elements: [ID] = []

  /// Creates a focus without elements.
  public init() {}

  /// Sets the elements.
  ///
  /// The focus stays on its element, wherever that is now. If the element is gone, the focus goes
  /// to the next one that is still there, else to the previous one, else to the one at the same
  /// position. Without focus before there is none afterwards.
  public mutating func update(_ new: [ID]) {
    defer { elements = new }
    guard let old = element, !new.contains(old) else { return }
    let known = Set(new)
    let index = elements.firstIndex(of: old) ?? 0
    element =
      elements[index...].first(where: known.contains)
      ?? elements[..<index].last(where: known.contains)
      ?? (new.isEmpty ? nil : new[min(index, new.count - 1)])
  }

  /// Moves the focus; without elements there is none.
  public mutating func move(_ move: Move) {
    let index = element.flatMap(elements.firstIndex)
    switch move {
    case .next: element = index.map { elements[($0 + 1) % elements.count] } ?? elements.first
    case .previous:
      let count = elements.count
      element = index.map { elements[($0 + count - 1) % count] } ?? elements.last
    case .first: element = elements.first
    case .last: element = elements.last
    }
  }

  /// Moves the focus to an element, or removes it; an element that is not there changes nothing.
  public mutating func move(to target: ID?) {
    if let target, !elements.contains(target) { return }
    element = target
  }
}
