/// The kind of a file.
package enum FileKind: Hashable, Sendable {
  case file
  case folder
  /// A device, a socket or a named pipe.
  case other
}
