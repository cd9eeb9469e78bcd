/// An object that says whether its work is in flight.
///
/// All stores conform. A host that shows such an object redraws until the object is no longer busy,
/// no matter which caller started the work.
public protocol BusySource: AnyObject, Sendable {
  /// Whether work is in flight, no matter which caller started it.
  ///
  /// Observation tracks the property. It is true until the result is written and the observers of
  /// the state are notified. Observers of this property are notified after it has changed.
  var isBusy: Bool { get }
}
