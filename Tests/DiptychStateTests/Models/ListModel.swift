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
  /// The id that the server has given to the row since the edit was made.
  var newID: Int?
  /// Whether the server has stored the row that the edit inserts.
  var isStored = false

  var description: String { "\(kind) \(id) by edit \(number)" }

  /// The row that the edit inserts; the server gives it another id.
  var row: Row { Row(id: (isStored ? 2000 : 1000) + number) }

  func apply(to pages: inout [[Row]]) {
    let place = pages.indices.lazy
      .flatMap { [pages] page in pages[page].indices.map { (page, $0) } }
      .first { [pages] in
        let row = pages[$0.0][$0.1].id
        return kind == .insert ? row == self.row.id : row == id || row == newID
      }
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

/// A server of some pages, of three rows or empty; the last row stays.
struct ListServer {
  private(set) var pages: [[Row]]
  /// The number of the page that a list begins with.
  let first: Int

  init(pageCount: Int = 3, first: Int = 0, empty: Set<Int> = []) {
    pages = (0..<pageCount).map { page in
      empty.contains(page) ? [] : [1 + 2 * page, 2 + 2 * page, 101 + page].map { Row(id: $0) }
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
    var edit: ListEdit
    var isPending: Bool
    /// The number of the pending edit that inserts the row of this edit.
    var insertion: Int?
    /// The time when the edit was confirmed; nil while its call runs, and while the server does not
    /// know its row.
    var confirmed: Int?

    mutating func confirm(at time: Int) {
      if !isPending, insertion == nil { confirmed = time }
    }
  }

  /// An operation in flight.
  struct Operation {
    let kind: PagingOperation
    /// The time when it began to read.
    let read: Int
    /// The number of pages that it loads.
    let count: Int
    var pages: [State.Page] = []
    /// The number of empty pages that were skipped.
    var skipped = 0

    /// Whether another page is loaded instead of an empty page.
    func skips(_ page: State.Page) -> Bool {
      let next = kind == .prepend ? page.previous : page.next
      return page.items.isEmpty && next != nil && skipped < ListModel.emptyPageBudget
    }

    /// Whether another page is loaded after a page.
    func continues(after page: State.Page) -> Bool {
      skips(page) || pages.count + 1 < count && page.next != nil
    }
  }

  static let emptyPageBudget = 1

  let refreshPolicy: RefreshPolicy
  /// The maximum number of pages.
  let maximum: Int
  /// Whether the first load was given up, and none has begun since.
  private(set) var isGivenUp = false
  /// Whether cached pages wait for a first load that has not begun.
  private var isClaimed = false
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
    return State(
      pages: pages,
      failure: failure,
      inFlight: operation?.kind ?? (isClaimed ? .refresh : nil)
    )
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

  mutating func refresh(restarting: Bool = false) {
    guard restarting || operation?.kind != .refresh else { return }
    isClaimed = false
    let count = refreshPolicy == .allPages ? source?.pages.count ?? 1 : 1
    operation = Operation(kind: .refresh, read: now(), count: count)
    isGivenUp = false
  }

  mutating func loadMore() {
    guard operation == nil, !isClaimed, let next = source?.pages.last?.next, next > 0 else {
      return
    }
    operation = Operation(kind: .append, read: now(), count: 1)
  }

  mutating func loadPrevious() {
    guard operation == nil, !isClaimed, source?.pages.first?.previous != nil else { return }
    operation = Operation(kind: .prepend, read: now(), count: 1)
  }

  mutating func cancel() {
    if operation != nil || isClaimed { isGivenUp = true }
    operation = nil
    isClaimed = false
  }

  /// Takes pages that are older than the pages of the operation in flight.
  mutating func cache(_ pages: [State.Page]) {
    guard source == nil else { return }
    source = (pages, operation?.read ?? now())
    isClaimed = operation == nil && failure == nil && !isGivenUp
  }

  mutating func reset() {
    source = nil
    failure = nil
    operation = nil
    isGivenUp = false
    isClaimed = false
    edits = []
  }

  /// Takes a page of an operation.
  mutating func answer(_ page: State.Page, readAt read: Int) {
    guard var operation, operation.read == read else { return }
    let continues = operation.continues(after: page)
    if operation.skips(page) {
      operation.skipped += 1
    } else {
      operation.pages.append(page)
      operation.skipped = 0
    }
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
    let insertion = edits.first {
      $0.isPending && $0.edit.kind == .insert && $0.edit.row.id == edit.id && edit.kind != .insert
    }
    var edit = Edit(edit: edit, isPending: isPending, insertion: insertion?.edit.number)
    edit.confirm(at: now())
    edits.append(edit)
  }

  /// Ends the call of an edit.
  mutating func end(_ number: Int, isConfirmed: Bool) {
    guard let index = edits.firstIndex(where: { $0.edit.number == number }) else { return }
    let time = now()
    let draft = edits[index].edit
    edits[index].isPending = false
    edits[index].edit.isStored = isConfirmed
    edits[index].confirm(at: time)
    for later in edits.indices where edits[later].insertion == number {
      edits[later].insertion = nil
      edits[later].confirm(at: time)
    }
    guard isConfirmed else { return _ = edits.remove(at: index) }
    let stored = edits[index].edit.row.id
    for later in edits.indices
    where draft.kind == .insert && edits[later].edit.kind != .insert
      && edits[later].edit.id == draft.row.id
    {
      edits[later].edit.newID = stored
    }
  }

  /// Returns an edit as the server has to make it.
  func confirmed(_ edit: ListEdit) -> ListEdit {
    edits.first { $0.edit.number == edit.number }?.edit ?? edit
  }
}
