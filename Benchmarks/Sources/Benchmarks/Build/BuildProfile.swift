import Foundation

/// The compiler's statistics of a build, and the size of its output.
struct BuildProfile {
  /// The wall-clock time of the phases, by the compiler's keys; nil if the compiler was stopped.
  private var seconds: [String: Double]?
  private(set) var bytesOfSIL = 0
  private(set) var longestName: Int?

  /// The phases with the compiler's keys; the key nil stands for the rest of the time.
  static let phases: [(title: String, key: String?)] = [
    ("imports", "Import resolution"),
    ("type checker", "Type checking and Semantic analysis"),
    ("SIL generation", "SILGen"),
    ("SIL optimiser", "SIL optimization"),
    ("IR generation", "IRGen"),
    ("LLVM and what is not counted", nil),
  ]

  init(
    of program: BuildProgram,
    _ mode: BuildMode,
    by compiler: Compiler,
    in folder: URL
  ) throws(BenchmarkError) {
    let statistics = folder.appending(path: "statistics-\(mode)")
    let sil = folder.appending(path: "program.sil")
    try? FileManager.default.createDirectory(at: statistics, withIntermediateDirectories: true)
    let arguments = ["-o", compiler.object, "-stats-output-dir", statistics.path()]
    let child = try compiler.compile(program, mode.arguments + arguments)
    guard child.status != nil else { return }
    seconds = Self.seconds(in: statistics)
    longestName = try Self.longestName(in: compiler.object)
    let optimisation = mode.arguments.filter { $0 != "-c" }
    guard
      try compiler.compile(program, optimisation + ["-emit-sil", "-o", sil.path()]).status != nil
    else { return }
    let attributes = try? FileManager.default.attributesOfItem(atPath: sil.path())
    bytesOfSIL = attributes?[.size] as? Int ?? 0
  }

  /// Returns the text of a cell, or "stopped" if the compiler was stopped.
  func text(_ text: (BuildProfile) -> String) -> String {
    seconds == nil ? "stopped" : text(self)
  }

  /// Returns the seconds of a phase.
  func seconds(_ key: String?) -> Double {
    guard let seconds else { return 0 }
    if let key { return seconds["time.swift.\(key).wall"] ?? 0 }
    let all = seconds.first { $0.key.hasPrefix("time.swift-frontend.") }?.value ?? 0
    return max(0, all - Self.phases.compactMap(\.key).map { self.seconds($0) }.reduce(0, +))
  }

  /// Reads the wall-clock time of the phases from the statistics of the only frontend.
  private static func seconds(in folder: URL) -> [String: Double] {
    let files = try? FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var seconds: [String: Double] = [:]
    for file in files ?? [] where file.lastPathComponent.contains("swift-frontend") {
      guard
        let data = try? Data(contentsOf: file),
        let values = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { continue }
      for (key, value) in values where key.hasSuffix(".wall") {
        seconds[key, default: 0] += (value as? NSNumber)?.doubleValue ?? 0
      }
    }
    return seconds
  }

  /// Returns the length in bytes of the longest name in an object, or nil without `nm`.
  private static func longestName(in object: String) throws(BenchmarkError) -> Int? {
    guard let nm = ["nm", "llvm-nm"].lazy.compactMap(Executable.path).first else { return nil }
    let names = try Peer.output(of: [nm, object], hint: "it lists the names of an object")
    return names.split(separator: "\n")
      .compactMap { $0.split(separator: " ").last?.utf8.count }
      .max()
  }
}
