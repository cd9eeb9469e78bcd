#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension MarkdownDocument {
  /// Reads a document from a file in UTF-8.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Error messages contain the path.
  ///   - rawHTML: The treatment of HTML in the file.
  /// - Throws: A ``MarkdownError`` if the file can't be read, or if it contains HTML and the policy
  ///   is ``RawHTMLPolicy/refused``.
  public init(
    contentsOf path: String,
    rawHTML: RawHTMLPolicy = .refused
  ) throws(MarkdownError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .unreadable(file: path, reason: Self.reason(of: error, path))
    }
    try self.init(String(decoding: data, as: UTF8.self), file: path, rawHTML: rawHTML)
  }

  private static func reason(of error: any Error, _ path: String) -> String {
    let file = URL(filePath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    if attributes?[.type] as? FileAttributeType == .typeDirectory { return "it is a folder" }
    return switch (error as? CocoaError)?.code {
    case .fileReadNoSuchFile: "it does not exist"
    case .fileReadNoPermission: "its permissions forbid it"
    default: "\(error)"
    }
  }
}
