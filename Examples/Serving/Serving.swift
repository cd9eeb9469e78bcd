import DiptychSite
package import DiptychTerminal

/// Serves the pages in a folder to browsers on this computer.
///
/// The function returns when the task is cancelled or when a signal, such as the signal of Ctrl-C,
/// ends the program.
///
/// When the site is written again, open pages reload.
///
/// - Parameters:
///   - folder: The folder that contains the site.
///   - port: The port, 0 for any free port, or nil for the port of `PreviewServer`.
///   - output: The terminal that the address is printed to.
/// - Throws: A `PreviewError`.
package func servePages(in folder: String, port: UInt16?, on output: Terminal) async throws {
  let server = PreviewServer(folder: folder, port: port ?? PreviewServer.defaultPort)
  try await server.run { address in
    try? output.write("The pages are at \(address) until Ctrl-C.\n")
  }
}
