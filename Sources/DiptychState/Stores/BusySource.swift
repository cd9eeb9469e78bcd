/// Something that work is done for, and that says whether any is in flight.
///
/// All stores are. A host that shows one goes on drawing until it is not busy any more, whoever
/// started the work.
public protocol BusySource: AnyObject, Sendable {
  /// Whether work of it is in flight, whoever started it.
  ///
  /// Reading it is tracked by Observation. It is true until the result was written and those who
  /// observe the state were told of it; who observes this property is told after it has changed.
  var isBusy: Bool { get }
}
