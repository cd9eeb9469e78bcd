public import DiptychState

/// What is shown in each state of a ``/DiptychState/PagingState``, as a value.
///
/// The list itself is something that is loaded, with the refresh as its load: ``list`` says what of
/// that is seen. Below the list stands a footer, which follows from the state.
///
/// ```swift
/// var presentation = PagingPresentation.standard
/// presentation.appendFailed = .banner      // above the list, not at its end
/// ```
public struct PagingPresentation: Sendable, Hashable {
  /// What is shown of the list, which a refresh loads.
  public var list: Presentation
  /// What shows that the next page failed to load: the part ``Presentation/Parts/error`` is a line
  /// at the end of the list, ``Presentation/Parts/banner`` one above it.
  public var appendFailed: Presentation.Parts
  /// Whether there is a button that loads the next page.
  ///
  /// The host is asked for it in any case.
  public var offersMore: Bool

  /// Creates a presentation.
  @inlinable
  public init(
    list: Presentation,
    appendFailed: Presentation.Parts = .error,
    offersMore: Bool = true
  ) {
    self.list = list
    self.appendFailed = appendFailed
    self.offersMore = offersMore
  }
}

extension PagingPresentation {
  /// The list stays whatever happens: a failed refresh is a banner above it, a failed page a line
  /// below it.
  @inlinable public static var standard: PagingPresentation { PagingPresentation(list: .standard) }

  /// A failed refresh hides the list, and its error stays during the next try.
  ///
  /// Case 3 of the first article. Its footer shows a spinner even at the end of the list; here
  /// there is an end.
  @inlinable public static var keepsErrorWhileRetrying: PagingPresentation {
    PagingPresentation(list: .keepsErrorWhileRetrying)
  }

  /// Once there are items, they are shown whatever happens; a failed refresh is a banner until the
  /// next try.
  ///
  /// Case 4 of the first article. It shows a banner beside the line of a failed page and beside the
  /// full error of a first load too, that is the same failure twice; here there is one.
  @inlinable public static var keepsContentAfterFailure: PagingPresentation {
    PagingPresentation(list: .keepsContentAfterFailure)
  }
}

// MARK: - Pictures

extension PagingPresentation {
  /// What stands below the items of a list.
  public enum Footer: String, Sendable, Hashable, CaseIterable {
    /// There are more pages, and nothing is in flight: the offer to load the next one.
    case more
    /// The next page is on its way.
    case loading
    /// The next page failed to load, and can be tried again.
    case error
    /// There is no further page.
    case end
  }

  /// What is shown in a state: the parts, and what is at the end of the list.
  public struct Picture: Sendable, Hashable {
    /// The parts of the list.
    public var parts: Presentation.Parts
    /// Whether the empty view stands in the place of the content: loaded to the end, and nothing
    /// there.
    public var isEmpty: Bool
    /// What stands below the items.
    public var footer: Footer?

    /// Creates a picture.
    public init(parts: Presentation.Parts, isEmpty: Bool = false, footer: Footer? = nil) {
      self.parts = parts
      self.isEmpty = isEmpty
      self.footer = footer
    }
  }

  /// What is shown in a state.
  public func picture<Item, Cursor, Failure>(
    of state: PagingState<Item, Cursor, Failure>
  ) -> Picture {
    var parts = list.parts(in: state.list)
    guard parts.contains(.content), state.pages != nil else { return Picture(parts: parts) }
    if state.failure?.operation == .append, state.inFlight == nil, appendFailed.contains(.banner) {
      parts.insert(.banner)
    }
    return Picture(parts: parts, isEmpty: state.isEmpty && state.isAtEnd, footer: footer(of: state))
  }

  /// Whether the failure of a load is announced by a banner, rather than shown where it happened.
  @inlinable
  public func announces(_ load: AnnouncedLoad) -> Bool {
    load == .append ? appendFailed.contains(.banner) : list.announces(load)
  }

  private func footer<Item, Cursor, Failure>(
    of state: PagingState<Item, Cursor, Failure>
  ) -> Footer? {
    if state.isAtEnd { return state.isEmpty ? nil : .end }
    switch (state.inFlight, state.failure?.operation) {
    // A refresh begins the list anew: what failed at its end is past, and nothing can be appended.
    case (.refresh, _): return nil
    case (.append, _): return .loading
    case (nil, .append) where appendFailed.contains(.error): return .error
    case (nil, .append) where appendFailed.contains(.banner): return nil  // the banner retries
    case (nil, _): return .more
    }
  }
}

extension PagingState {
  /// The list as something that is loaded, by a refresh.
  @usableFromInline
  var list: AsyncValue<Void, Failure> {
    AsyncValue<Void, Failure>(
      value: pages.map { _ in },
      failure: failure?.operation == .refresh ? failure?.error : nil,
      isLoading: inFlight == .refresh
    )
  }
}
