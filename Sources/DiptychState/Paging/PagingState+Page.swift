extension PagingState {
  /// A page of a list: its items, and the cursors of the previous and the next page.
  public struct Page {
    /// The items, in order.
    public var items: [Item]
    /// The cursor that loads the page before this one, or nil if this is the first page.
    public var previous: Cursor?
    /// The cursor that loads the next page, or nil if this is the last page.
    public var next: Cursor?

    /// Creates a page.
    public init(items: [Item], previous: Cursor? = nil, next: Cursor?) {
      self.items = items
      self.previous = previous
      self.next = next
    }

    /// The cursor of the page that an operation loads after this one.
    subscript(operation: PagingOperation) -> Cursor? {
      get { operation == .prepend ? previous : next }
      set { if operation == .prepend { previous = newValue } else { next = newValue } }
    }
  }
}

extension PagingState.Page: Sendable where Item: Sendable, Cursor: Sendable {}
extension PagingState.Page: Equatable where Item: Equatable, Cursor: Equatable {}
extension PagingState.Page: Hashable where Item: Hashable, Cursor: Hashable {}
extension PagingState.Page: Encodable where Item: Encodable, Cursor: Encodable {}
extension PagingState.Page: Decodable where Item: Decodable, Cursor: Decodable {}
