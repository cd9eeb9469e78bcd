/// The identity of a file, its size and its last change.
package struct FileStamp: Hashable, Sendable {
  let device: UInt64
  let file: UInt64
  let size: Int64
  let seconds: Int64
  let nanoseconds: Int64
}
