import Foundation

/// The compiler of Swift on this machine, and the modules of the kit that this program has.
final class Compiler {
  /// How long a compilation may take.
  static let limit = Duration.seconds(60)
  /// A compilation below this is repeated, as what else the machine does is a large part of it.
  private static let short = 2.0

  private let path: String
  private let modules: URL
  private let folder: URL
  /// What was compiled so far, by program and mode; nil for what was stopped.
  private var costs: [String: BuildCost?] = [:]

  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
  ]

  /// Finds the compiler and the modules; what is compiled goes to a folder.
  init(in folder: URL) throws(BenchmarkError) {
    (path, modules) = try Self.parts()
    self.folder = folder
  }

  /// Where the compiler is, and where the modules are: next to this program.
  static func parts() throws(BenchmarkError) -> (compiler: String, modules: URL) {
    guard let path = Executable.path(of: "swiftc") else { throw .noCompiler }
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let modules = URL(filePath: program).deletingLastPathComponent().appending(path: "Modules")
    for name in ["Diptych", "DiptychMarkdown"] {
      let file = modules.appending(path: "\(name).swiftmodule").path()
      guard FileManager.default.fileExists(atPath: file) else { throw .noModules(file) }
    }
    return (path, modules)
  }

  /// What a program costs; nil if it was stopped.
  func cost(of program: BuildProgram, _ mode: BuildMode) throws(BenchmarkError) -> BuildCost? {
    let key = "\(program.name)-\(mode)"
    if let known = costs[key] { return known }
    var best: BuildCost?
    repeat {
      let child = try compile(program, mode.arguments + (mode == .types ? [] : ["-o", object]))
      guard child.status != nil else { break }
      best = BuildCost(
        userSeconds: min(child.userSeconds, best?.userSeconds ?? .infinity),
        megabytes: min(child.megabytes, best?.megabytes ?? .infinity),
        rounds: (best?.rounds ?? 0) + 1
      )
    } while (best?.userSeconds ?? 0) < Self.short && (best?.rounds ?? 0) < 3
    costs[key] = .some(best)
    return best
  }

  /// Where the object of the last compilation is.
  var object: String { folder.appending(path: "program.o").path() }

  /// Compiles a program once, with more arguments; it is an error if the compiler refuses it.
  @discardableResult
  func compile(
    _ program: BuildProgram,
    _ arguments: [String]
  ) throws(BenchmarkError) -> ChildProcess {
    let source = folder.appending(path: "program.swift")
    do {
      try Data(program.source().utf8).write(to: source)
    } catch let error as BenchmarkError {
      throw error
    } catch {
      throw .file("\(error)")
    }
    let output = folder.appending(path: "output.txt")
    let features = Self.features.flatMap { ["-enable-upcoming-feature", $0] }
    let child = try ChildProcess(
      command: [
        path, "-swift-version", "6", "-parse-as-library", "-module-name", "program",
        "-I", modules.path(),
      ] + features + arguments + [source.path()],
      output: output,
      limit: Self.limit
    )
    guard child.status == nil || child.status == 0 else {
      let text = try? String(contentsOf: output, encoding: .utf8)
      throw .refused(program: program.name, output: String((text ?? "").prefix(2000)))
    }
    return child
  }
}
