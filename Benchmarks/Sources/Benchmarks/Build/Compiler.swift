import Foundation

/// The Swift compiler of this machine, with the modules of Diptych beside this program.
final class Compiler {
  /// The maximum time of a compilation.
  static let limit = Duration.seconds(60)
  /// The time in seconds that a compilation should take.
  ///
  /// A shorter one is repeated, since noise is a large part of it.
  private static let short = 2.0

  private let path: String
  private let modules: URL
  private let folder: URL
  /// The costs of the compilations so far, by program and mode; nil for one that was stopped.
  private var costs: [String: BuildCost?] = [:]

  private static let features = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "InferIsolatedConformances", "NonisolatedNonsendingByDefault",
  ]

  /// Creates a compiler with a folder for its files; throws if the compiler or a module is missing.
  init(in folder: URL) throws(BenchmarkError) {
    (path, modules) = try Self.parts()
    self.folder = folder
  }

  /// Returns the path of the compiler, and the folder of the modules, which is beside this program.
  static func parts() throws(BenchmarkError) -> (compiler: String, modules: URL) {
    guard let path = Executable.path(of: "swiftc") else { throw .noCompiler }
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    let modules = URL(filePath: program).deletingLastPathComponent().appending(path: "Modules")
    for name in ["Diptych", "DiptychFormats"] {
      let file = modules.appending(path: "\(name).swiftmodule").path()
      guard FileManager.default.fileExists(atPath: file) else { throw .noModules(file) }
    }
    return (path, modules)
  }

  /// Returns the cost of building a program, or nil if the build was stopped.
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

  /// The path of the object of the last compilation.
  var object: String { folder.appending(path: "program.o").path() }

  /// Compiles a program once with additional arguments; throws if the compiler rejects it.
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
