import DiptychSite
import Foundation

// The code of the article about previewing a site.

func preview(_ folder: String) async throws {
  let server = PreviewServer(folder: folder)
  try await server.run { address in print("The site is at \(address)") }
}

func write(_ site: [String: String], shownBy server: PreviewServer) throws {
  for (name, page) in site {
    try page.write(toFile: "site/\(name)", atomically: true, encoding: .utf8)
  }
  server.reload()
}
