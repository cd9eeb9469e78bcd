/// A source that shows the data of another object, with the identity of that object.
///
/// The source may be created again in each frame. A component drops its content when the identity
/// changes.
package protocol IdentifiedSource: AnyObject {
  var sourceID: AnyHashable { get }
}
