extension PagingState {
  /// A page: some items of a list, and the cursor of the next page.
  public struct Page {
    /// The items, in order.
    public var items: [Item]
    /// The cursor to load the next page with, or nil if this is the last page.
    public var next: Cursor?

    /// Creates a page.
    public init(items: [Item], next: Cursor?) {
      self.items = items
      self.next = next
    }
  }
}

extension PagingState.Page: Sendable where Item: Sendable, Cursor: Sendable {}
extension PagingState.Page: Equatable where Item: Equatable, Cursor: Equatable {}
extension PagingState.Page: Hashable where Item: Hashable, Cursor: Hashable {}
extension PagingState.Page: Encodable where Item: Encodable, Cursor: Encodable {}
extension PagingState.Page: Decodable where Item: Decodable, Cursor: Decodable {}
