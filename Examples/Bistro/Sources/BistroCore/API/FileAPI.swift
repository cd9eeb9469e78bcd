import Foundation

/// An API that reads its responses from files in a folder.
struct FileAPI: APIClient {
  let folder: String

  /// The folder `API` of this package.
  ///
  /// It does not depend on the current folder.
  static let standardFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../API").standardized.path

  func data(for request: APIRequest) async throws(APIError) -> Data {
    let url = URL(filePath: folder).appending(path: request.endpoint.path)
    guard let data = try? Data(contentsOf: url) else { throw .missingFiles(folder: folder) }
    return data
  }
}
