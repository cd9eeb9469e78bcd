/// A source that stands for data of another object, and says which.
///
/// A component follows it when it stands for other data, although the source is made anew in each
/// frame.
package protocol IdentifiedSource: AnyObject {
  var sourceID: AnyHashable { get }
}
