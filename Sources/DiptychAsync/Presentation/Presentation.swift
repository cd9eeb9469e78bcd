public import DiptychState
public import DiptychViews

/// A choice of the elements, such as the value, the error view or a banner, that a component shows
/// in each state.
///
/// A state contains all data, and a presentation selects the elements to show. Each of the eight
/// cases of ``/DiptychState/AsyncValue`` has a property with the same name:
///
/// ```swift
/// var presentation = Presentation.standard
/// presentation.reloading = .loading        // no old value while a new one is on its way
/// ```
///
/// If the data of an element is missing, it is left out. For example, ``Elements/content`` needs a
/// value, and ``Elements/error`` needs a failure.
///
/// For a list, a refresh counts as a load of the value, so ``reloading`` also applies to a refresh.
/// The properties ``appendFailed`` and ``offersMore`` apply only to lists.
public struct Presentation: Sendable, Hashable {
  /// The elements shown in ``/DiptychState/AsyncValue/idle``.
  public var idle: Elements
  /// The elements shown in ``/DiptychState/AsyncValue/loading``.
  public var loading: Elements
  /// The elements shown in ``/DiptychState/AsyncValue/loaded(_:)``.
  public var loaded: Elements
  /// The elements shown in ``/DiptychState/AsyncValue/reloading(_:)``.
  public var reloading: Elements
  /// The elements shown in ``/DiptychState/AsyncValue/failed(_:)``.
  public var failed: Elements
  /// The elements shown in ``/DiptychState/AsyncValue/retrying(_:)``.
  public var retrying: Elements
  /// The elements shown in ``/DiptychState/AsyncValue/reloadFailed(_:_:)``.
  public var reloadFailed: Elements
  /// The elements shown in ``/DiptychState/AsyncValue/reloadRetrying(_:_:)``.
  public var reloadRetrying: Elements
  /// The element that shows that the next page of a list failed to load.
  ///
  /// ``Elements/error`` is a line at the end of the list, and ``Elements/banner`` is a banner above
  /// the list.
  public var appendFailed: Elements
  /// Whether the footer of a list has a button that loads the next page.
  ///
  /// If the property is false, a ``ViewHost`` still loads further pages if its caller asks for
  /// them, such as with `settle(morePages: 1)`.
  public var offersMore: Bool
  /// The delay before a ``ViewHost`` shows a load.
  ///
  /// Default: zero.
  ///
  /// Until then, a component shows its state without the load, or nothing during a first load. So
  /// `Loading…` does not flash before an answer that arrives at once.
  public var loadingDelay = Duration.zero

  /// Creates a presentation from the elements shown in each state.
  @inlinable
  public init(
    idle: Elements,
    loading: Elements,
    loaded: Elements,
    reloading: Elements,
    failed: Elements,
    retrying: Elements,
    reloadFailed: Elements,
    reloadRetrying: Elements,
    appendFailed: Elements = .error,
    offersMore: Bool = true
  ) {
    self.idle = idle
    self.loading = loading
    self.loaded = loaded
    self.reloading = reloading
    self.failed = failed
    self.retrying = retrying
    self.reloadFailed = reloadFailed
    self.reloadRetrying = reloadRetrying
    self.appendFailed = appendFailed
    self.offersMore = offersMore
  }
}

extension Presentation {
  /// A set of the elements that a component can show.
  ///
  /// The elements are drawn in this order: ``banner``, ``content``, ``placeholder``, ``loading``,
  /// ``error``. If there is content, ``activity`` is above it; otherwise, ``activity`` is last.
  public struct Elements: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    /// Creates a set of elements from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The failure in one line, above the other elements.
    @inlinable public static var banner: Elements { Elements(rawValue: 1 &<< 0) }
    /// The content, which shows the value.
    @inlinable public static var content: Elements { Elements(rawValue: 1 &<< 1) }
    /// The placeholder, if the component has one, or else the loading view.
    @inlinable public static var placeholder: Elements { Elements(rawValue: 1 &<< 2) }
    /// The loading view.
    @inlinable public static var loading: Elements { Elements(rawValue: 1 &<< 3) }
    /// The error view.
    @inlinable public static var error: Elements { Elements(rawValue: 1 &<< 4) }
    /// A small indicator of a load in flight.
    ///
    /// It is above the content, because the content may be longer than a screen. Without content,
    /// it is below the other elements. If the default banner or the default error view is shown,
    /// the indicator replaces the retry button there, and is not shown elsewhere.
    @inlinable public static var activity: Elements { Elements(rawValue: 1 &<< 5) }
  }

  /// Returns the elements shown in a state.
  @inlinable
  public func elements<Value, Failure: Error>(in state: AsyncValue<Value, Failure>) -> Elements {
    switch state {
    case .idle: idle
    case .loading: loading
    case .loaded: loaded
    case .reloading: reloading
    case .failed: failed
    case .retrying: retrying
    case .reloadFailed: reloadFailed
    case .reloadRetrying: reloadRetrying
    }
  }

  /// Returns whether a component with this presentation shows a banner after a given kind of load
  /// has failed, such as a reload.
  @inlinable
  public func announces<Failure>(_ load: Announcement<Failure>.Load) -> Bool {
    switch load {
    case .first: failed.contains(.banner)
    case .reload: reloadFailed.contains(.banner)
    case .append: appendFailed.contains(.banner)
    }
  }
}

extension EnvironmentValues {
  private enum FixedOutputKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the loads of the output have ended for good, as on a page that is written to a file.
  ///
  /// Then ``retry`` and ``refresh`` are not available, because their buttons would do nothing.
  package var isFixedOutput: Bool {
    get { self[FixedOutputKey.self] }
    set { self[FixedOutputKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum LoadingClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { ContinuousClock() }
  }

  /// The clock of ``Presentation/loadingDelay``.
  public var loadingClock: any Clock<Duration> {
    get { self[LoadingClockKey.self] }
    set { self[LoadingClockKey.self] = newValue }
  }
}
