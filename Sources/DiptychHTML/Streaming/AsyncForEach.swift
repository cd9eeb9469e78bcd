public import DiptychViews

/// A view that renders the elements of an asynchronous sequence as they arrive.
///
/// ```swift
/// let page = Document(title: "Log", language: "en") {
///   AsyncForEach(entries) { Text($0.message) }
/// }
/// for await chunk in page.chunks(as: .html) { try await response.write(chunk) }
/// ```
///
/// The view only works in `chunks(as:)`, which renders on a separate thread. Before this thread
/// waits for an element, it sends the output so far as a chunk. Other calls, such as
/// `rendered(as:)`, can't wait for elements, so in their output the view draws nothing.
public struct AsyncForEach<Data: AsyncSequence, Content: View>: PrimitiveView
where Data.Failure == Never {
  @usableFromInline let data: Data
  @usableFromInline let content: @Sendable (Data.Element) -> Content

  /// Creates a view that renders the elements of a sequence.
  @inlinable
  public init(
    _ data: Data,
    @ViewBuilder content: @escaping @Sendable (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard let thread = EnvironmentValues.current[RenderThreadKey.self] else { return }
    let content = view.content
    let elements = Elements(view.data)
    var position = 0
    while !thread.isCancelled {
      renderer.flush()
      guard let element = thread.wait(for: { await elements.next() }) else { return }
      renderer.enter(position)
      Content._render(content(element), into: &renderer)
      renderer.leave()
      position += 1
    }
  }

  /// The remaining elements.
  ///
  /// At most one task at a time requests the next element.
  @usableFromInline
  final class Elements {
    @usableFromInline var iterator: Data.AsyncIterator

    @usableFromInline
    init(_ data: Data) { iterator = data.makeAsyncIterator() }

    @usableFromInline
    func next() async -> Data.Element? { await iterator.next(isolation: nil) }
  }
}

extension AsyncForEach: Sendable where Data: Sendable {}
