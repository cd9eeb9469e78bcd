public import DiptychState

/// What is shown in each state of an ``/DiptychState/AsyncValue``, as a value.
///
/// A state keeps everything; a presentation says what of it is seen. There is a part for each of
/// the eight cases, named like the case:
///
/// ```swift
/// var presentation = Presentation.standard
/// presentation.reloading = .loading        // no old value while a new one is on its way
/// ```
///
/// What a state does not have is not drawn, whatever the presentation says.
public struct Presentation: Sendable, Hashable {
  /// What is shown in ``/DiptychState/AsyncValue/idle``.
  public var idle: Parts
  /// What is shown in ``/DiptychState/AsyncValue/loading``.
  public var loading: Parts
  /// What is shown in ``/DiptychState/AsyncValue/loaded(_:)``.
  public var loaded: Parts
  /// What is shown in ``/DiptychState/AsyncValue/reloading(_:)``.
  public var reloading: Parts
  /// What is shown in ``/DiptychState/AsyncValue/failed(_:)``.
  public var failed: Parts
  /// What is shown in ``/DiptychState/AsyncValue/retrying(_:)``.
  public var retrying: Parts
  /// What is shown in ``/DiptychState/AsyncValue/reloadFailed(_:_:)``.
  public var reloadFailed: Parts
  /// What is shown in ``/DiptychState/AsyncValue/reloadRetrying(_:_:)``.
  public var reloadRetrying: Parts

  /// Creates a presentation of the parts that each state shows.
  @inlinable
  public init(
    idle: Parts,
    loading: Parts,
    loaded: Parts,
    reloading: Parts,
    failed: Parts,
    retrying: Parts,
    reloadFailed: Parts,
    reloadRetrying: Parts
  ) {
    self.idle = idle
    self.loading = loading
    self.loaded = loaded
    self.reloading = reloading
    self.failed = failed
    self.retrying = retrying
    self.reloadFailed = reloadFailed
    self.reloadRetrying = reloadRetrying
  }
}

extension Presentation {
  /// The parts of a picture.
  ///
  /// They are drawn in the order of this list.
  public struct Parts: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    /// Creates the set of the parts whose bits are set.
    @inlinable
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The failure in one line, above what is shown beside it.
    @inlinable public static var banner: Parts { Parts(rawValue: 1 << 0) }
    /// The value.
    @inlinable public static var content: Parts { Parts(rawValue: 1 << 1) }
    /// The placeholder, where the component has one, else the loading view.
    @inlinable public static var placeholder: Parts { Parts(rawValue: 1 << 2) }
    /// The loading view.
    @inlinable public static var loading: Parts { Parts(rawValue: 1 << 3) }
    /// The error view.
    @inlinable public static var error: Parts { Parts(rawValue: 1 << 4) }
    /// A small sign that something is in flight, below what is shown beside it.
    @inlinable public static var activity: Parts { Parts(rawValue: 1 << 5) }
  }

  /// What is shown in a state.
  @inlinable
  public func parts<Value, Failure: Error>(in state: AsyncValue<Value, Failure>) -> Parts {
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

  /// Whether the failure of a load is announced by a banner, rather than shown where it happened.
  ///
  /// A value has no next page, so the failure of an append never is.
  @inlinable
  public func announces(_ load: AnnouncedLoad) -> Bool {
    switch load {
    case .first: failed.contains(.banner)
    case .reload: reloadFailed.contains(.banner)
    case .append: false
    }
  }
}
