public import DiptychState

/// A value that selects what a list shows in each ``/DiptychState/PagingState``.
///
/// The list itself is a loaded value, whose load is the refresh: ``list`` is the presentation of
/// that value. The footer below the list follows from the state.
///
/// ```swift
/// var presentation = PagingPresentation.standard
/// presentation.appendFailed = .banner      // above the list, not at its end
/// ```
public struct PagingPresentation: Sendable, Hashable {
  /// The presentation of the list, which a refresh loads.
  public var list: Presentation
  /// The part that shows a failed append: ``Presentation/Parts/error`` is a line at the end of the
  /// list, ``Presentation/Parts/banner`` a line above it.
  public var appendFailed: Presentation.Parts
  /// Whether the list has a button that loads the next page.
  ///
  /// A host is asked for the next page in either case.
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
  /// A presentation that always keeps the list: a failed refresh is a banner above it, and a failed
  /// append a line below it.
  @inlinable public static var standard: PagingPresentation { PagingPresentation(list: .standard) }

  /// A presentation that hides the list after a failed refresh, and keeps the error during the next
  /// attempt.
  ///
  /// This is case 3 of the first article. The article's footer shows a spinner even at the end of
  /// the list; here the list has an end.
  @inlinable public static var keepsErrorWhileRetrying: PagingPresentation {
    PagingPresentation(list: .keepsErrorWhileRetrying)
  }

  /// A presentation that keeps the items once there are any; a failed refresh is a banner until the
  /// next attempt.
  ///
  /// This is case 4 of the first article. The article shows a banner in addition to the line of a
  /// failed page and to the error of a first load, so the same failure twice; here it is shown
  /// once.
  @inlinable public static var keepsContentAfterFailure: PagingPresentation {
    PagingPresentation(list: .keepsContentAfterFailure)
  }
}

// MARK: - Pictures

extension PagingPresentation {
  /// The footer below the items of a list.
  public enum Footer: String, Sendable, Hashable, CaseIterable {
    /// More pages follow, and no load is in flight: offers to load the next page.
    case more
    /// The next page is in flight.
    case loading
    /// The next page failed to load, and can be retried.
    case error
    /// No page follows.
    case end
  }

  /// The visible parts of a list in a state, and the footer at its end.
  public struct Picture: Sendable, Hashable {
    /// The parts of the list.
    public var parts: Presentation.Parts
    /// Whether the empty view replaces the content: all pages are loaded, and there is no item.
    public var isEmpty: Bool
    /// The footer below the items.
    public var footer: Footer?

    /// Creates a picture.
    public init(parts: Presentation.Parts, isEmpty: Bool = false, footer: Footer? = nil) {
      self.parts = parts
      self.isEmpty = isEmpty
      self.footer = footer
    }
  }

  /// Returns what a list shows in a state.
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

  /// Returns whether a banner announces the failure of a load, instead of another part.
  @inlinable
  public func announces<Failure>(_ load: Announcement<Failure>.Load) -> Bool {
    load == .append ? appendFailed.contains(.banner) : list.announces(load)
  }

  private func footer<Item, Cursor, Failure>(
    of state: PagingState<Item, Cursor, Failure>
  ) -> Footer? {
    if state.isAtEnd { return state.isEmpty ? nil : .end }
    switch (state.inFlight, state.failure?.operation) {
    // A refresh starts the list over: an earlier failed append no longer matters, and no page can
    // be appended.
    case (.refresh, _): return nil
    case (.append, _): return .loading
    case (nil, .append) where appendFailed.contains(.error): return .error
    case (nil, .append) where appendFailed.contains(.banner): return nil  // the banner retries
    case (nil, _): return .more
    }
  }
}

extension PagingState {
  /// The list as a value that a refresh loads.
  @usableFromInline
  var list: AsyncValue<Void, Failure> {
    AsyncValue<Void, Failure>(
      value: pages.map { _ in },
      failure: failure?.operation == .refresh ? failure?.error : nil,
      isLoading: inFlight == .refresh
    )
  }
}
