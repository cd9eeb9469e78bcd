// Exported, because calls name formats, record modes and places in the source, and tests validate
// pages.
@_exported public import DiptychContent
import DiptychFormats
@_exported public import DiptychHTMLTools
@_exported public import DiptychSnapshots
@_exported public import Testing
public import DiptychViews

/// Compares the output of a view in several formats with reference files, byte for byte.
///
/// ```swift
/// @Test func overview() {
///   expectSnapshot(of: Overview(commits: sample), named: "sample", as: .standard)
/// }
/// ```
///
/// A reference file contains the expected output. If the file does not exist, it is written, and a
/// warning is reported. On continuous integration machines, a missing file is an issue instead. If
/// the output differs from the file, an issue with a diff is reported, and the output and the diff
/// are attached to the test. An error, such as two snapshots with one name, is reported as an issue
/// too. After an error, the remaining formats are not compared.
///
/// A test of XCTest calls the same function inside `withSnapshots`.
///
/// - Parameters:
///   - view: The view.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - formats: The formats. Each format has a reference file of its own.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - sourceLocation: The place where issues are reported. A helper function of your tests passes
///     the place of its own caller.
/// - Returns: Whether the output in each format equals its reference file. If a file was created or
///   changed, the result is false.
@discardableResult
public func expectSnapshot<V: View>(
  of view: V,
  named name: String? = nil,
  as formats: [SnapshotFormat],
  record: RecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  SnapshotExpectation(name: name, record: record, place: sourceLocation)
    .check(formats.lazy.map { .init(of: view, as: $0) })
}

/// Compares the output of a view in one format with its reference file, byte for byte.
///
/// It is the same as a list of one format.
@discardableResult
public func expectSnapshot<V: View>(
  of view: V,
  named name: String? = nil,
  as format: SnapshotFormat,
  record: RecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  expectSnapshot(
    of: view,
    named: name,
    as: [format],
    record: record,
    sourceLocation: sourceLocation
  )
}

/// Compares a string, such as the output of a program, with its reference file, byte for byte.
///
/// The file contains exactly the bytes of the string, and its extension is `txt`. For another
/// extension, name a strategy, such as `as: .text(extension: "css")`.
@discardableResult
public func expectSnapshot(
  of output: String,
  named name: String? = nil,
  record: RecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  expectSnapshot(of: output, named: name, as: .text, record: record, sourceLocation: sourceLocation)
}

/// Compares a value of any type with its reference file, byte for byte.
///
/// ```swift
/// expectSnapshot(of: invoice, as: .json)
/// expectSnapshot(of: log, as: .lines.scrubbed(by: .durations))
/// ```
///
/// - Parameters:
///   - value: The value.
///   - name: The name of the snapshot, or nil if the test has no arguments and takes only one
///     snapshot.
///   - strategy: The strategy that encodes the value as a file.
///   - record: The record mode, as for views.
///   - sourceLocation: The place where issues are reported.
/// - Returns: Whether the value equals its reference file. If the file was created or changed, the
///   result is false.
@discardableResult
public func expectSnapshot<Value>(
  of value: Value,
  named name: String? = nil,
  as strategy: SnapshotStrategy<Value>,
  record: RecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  SnapshotExpectation(name: name, record: record, place: sourceLocation)
    .check(CollectionOfOne(try .init(of: value, as: strategy)))
}

extension SnapshotFormat {
  /// The format of GitHub Flavored Markdown, stored in a file such as `long.md`.
  public static var markdown: SnapshotFormat { SnapshotFormat(.markdown, fileExtension: "md") }
}
