import Foundation

/// The API as files in a folder.
struct FileAPI: APIClient {
  let folder: String

  /// The folder of the sources, found also by a program that is run from elsewhere.
  static let standardFolder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../API").standardized.path

  func data(for request: APIRequest) async throws(APIError) -> Data {
    let url = URL(filePath: folder).appending(path: request.endpoint.path)
    guard let data = try? Data(contentsOf: url) else { throw .missingFiles(folder: folder) }
    return data
  }
}
