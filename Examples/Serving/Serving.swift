import DiptychPreview
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
///   - port: The port, or 0 for any free port.
///   - output: The terminal that the address is printed to.
/// - Throws: A `PreviewError`.
package func servePages(in folder: String, port: UInt16, on output: Terminal) async throws {
  try await PreviewServer(folder: folder, port: port).run { address in
    try? output.write("The pages are at \(address) until Ctrl-C.\n")
  }
}
