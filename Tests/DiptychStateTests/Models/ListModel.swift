import DiptychState
import DiptychStateTesting

/// A row of a list.
struct Row: Identifiable, Hashable, CustomStringConvertible {
  let id: Int
  /// The numbers of the edits of the row.
  var edits: Set<Int> = []
  var description: String { "\(id)\(edits.sorted())" }
}

/// An edit of a list.
struct ListEdit: Sendable, CustomStringConvertible {
  enum Kind: CaseIterable {
    case update, remove, insert, move
  }

  let number: Int
  let kind: Kind
  let id: Int

  var description: String { "\(kind) \(id) by edit \(number)" }

  /// The row that the edit inserts.
  var row: Row { Row(id: 1000 + number) }

  func apply(to pages: inout [[Row]]) {
    let place = pages.indices.lazy
      .flatMap { [pages] page in pages[page].indices.map { (page, $0) } }
      .first { [pages] in pages[$0.0][$0.1].id == (kind == .insert ? row.id : id) }
    switch (kind, place) {
    case (.insert, nil): if !pages.isEmpty { pages[0].insert(row, at: 0) }
    case (.insert, _?), (_, nil): break
    case (.update, let (page, index)?): pages[page][index].edits.insert(number)
    case (.remove, let (page, index)?): pages[page].remove(at: index)
    case (.move, let (page, index)?):
      let row = pages[page].remove(at: index)
      pages[0].insert(row, at: 0)
    }
  }
}

/// A server of some pages of three rows; the last row stays.
struct ListServer {
  private(set) var pages: [[Row]]
  /// The number of the page that a list begins with.
  let first: Int

  init(pageCount: Int = 3, first: Int = 0) {
    pages = (0..<pageCount).map { page in
      [1 + 2 * page, 2 + 2 * page, 101 + page].map { Row(id: $0) }
    }
    self.first = first
  }

  mutating func apply(_ edit: ListEdit) { edit.apply(to: &pages) }

  func page(_ cursor: Int?) -> PagingState<Row, Int, Oops>.Page {
    let number = cursor ?? first
    return .init(
      items: pages[number],
      previous: number > 0 && first > 0 ? number - 1 : nil,
      next: number + 1 < pages.count ? number + 1 : nil
    )
  }
}

/// A model of the state that a store of a list shows, from the list of all events.
struct ListModel {
  typealias State = PagingState<Row, Int, Oops>

  private struct Edit {
    let edit: ListEdit
    /// The time when the edit was confirmed; nil while its call runs.
    var confirmed: Int?
  }

  /// An operation in flight.
  struct Operation {
    let kind: PagingOperation
    /// The time when it began to read.
    let read: Int
    /// The number of pages that it loads.
    let count: Int
    var pages: [State.Page] = []

    /// Whether another page is loaded after a page.
    func continues(after page: State.Page) -> Bool {
      pages.count + 1 < count && page.next != nil
    }
  }

  let refreshPolicy: RefreshPolicy
  /// The maximum number of pages.
  let maximum: Int
  /// Whether the first load was given up, and none has begun since.
  private(set) var isGivenUp = false
  private var time = 0
  private var source: (pages: [State.Page], read: Int)?
  private var failure: (operation: PagingOperation, error: Oops)?
  private(set) var operation: Operation?
  private var edits: [Edit] = []

  init(_ refreshPolicy: RefreshPolicy = .firstPage, maximum: Int = .max) {
    self.refreshPolicy = refreshPolicy
    self.maximum = maximum
  }

  /// Each edit applies that is not older than the list.
  var state: State? {
    let pages = source.map { edited($0.pages) { [read = $0.read] in $0 ?? .max > read } }
    return State(pages: pages, failure: failure, inFlight: operation?.kind)
  }

  /// Returns pages with the edits that were confirmed at some times, or not yet.
  private func edited(_ pages: [State.Page], _ isMeant: (_ confirmed: Int?) -> Bool) -> [State.Page]
  {
    var rows = pages.map(\.items)
    for edit in edits where isMeant(edit.confirmed) { edit.edit.apply(to: &rows) }
    return zip(pages, rows).map { State.Page(items: $1, previous: $0.previous, next: $0.next) }
  }

  private mutating func now() -> Int {
    time += 1
    return time
  }

  mutating func refresh() {
    guard operation?.kind != .refresh else { return }
    let count = refreshPolicy == .allPages ? source?.pages.count ?? 1 : 1
    operation = Operation(kind: .refresh, read: now(), count: count)
    isGivenUp = false
  }

  mutating func loadMore() {
    guard operation == nil, let next = source?.pages.last?.next, next > 0 else { return }
    operation = Operation(kind: .append, read: now(), count: 1)
  }

  mutating func loadPrevious() {
    guard operation == nil, source?.pages.first?.previous != nil else { return }
    operation = Operation(kind: .prepend, read: now(), count: 1)
  }

  mutating func cancel() {
    if operation != nil { isGivenUp = true }
    operation = nil
  }

  mutating func reset() {
    source = nil
    failure = nil
    operation = nil
    isGivenUp = false
    edits = []
  }

  /// Takes a page of an operation.
  mutating func answer(_ page: State.Page, readAt read: Int) {
    guard var operation, operation.read == read else { return }
    let continues = operation.continues(after: page)
    operation.pages.append(page)
    self.operation = operation
    guard !continues else { return }
    switch operation.kind {
    case .refresh: source = (operation.pages, read)
    case .append:
      source?.pages += operation.pages
      while let pages = source?.pages, pages.count > maximum, pages[1].previous != nil {
        source?.pages.removeFirst()
      }
    case .prepend:
      source?.pages.insert(contentsOf: operation.pages, at: 0)
      while let pages = source?.pages, pages.count > maximum, pages[pages.count - 2].next != nil {
        source?.pages.removeLast()
      }
    }
    failure = nil
    self.operation = nil
  }

  /// Repeats the operation that failed.
  mutating func retry() {
    switch failure?.operation {
    case .refresh: refresh()
    case .append: loadMore()
    case .prepend: loadPrevious()
    case nil: break
    }
  }

  mutating func fail(_ error: Oops, readAt read: Int) {
    guard let operation, operation.read == read else { return }
    failure = (operation.kind, error)
    self.operation = nil
  }

  mutating func edit(_ edit: ListEdit, isPending: Bool) {
    edits.append(Edit(edit: edit, confirmed: isPending ? nil : now()))
  }

  mutating func end(_ number: Int, isConfirmed: Bool) {
    guard let index = edits.firstIndex(where: { $0.edit.number == number }) else { return }
    if isConfirmed { edits[index].confirmed = now() } else { edits.remove(at: index) }
  }
}
