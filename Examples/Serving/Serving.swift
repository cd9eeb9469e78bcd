import DiptychPreview
package import DiptychTerminal

/// Shows the pages in a folder to browsers on this computer, until the task is cancelled or a
/// signal, such as Ctrl-C's, ends the program.
///
/// Open pages are loaded again when the site was written again.
///
/// - Parameters:
///   - folder: The folder of a site that was written.
///   - port: The port, or 0 for any that is free.
///   - output: The terminal that is told the address.
/// - Throws: A `PreviewError`.
package func servePages(in folder: String, port: UInt16, on output: Terminal) async throws {
  try await PreviewServer(folder: folder, port: port).run { address in
    try? output.write("The pages are at \(address) until Ctrl-C.\n")
  }
}
