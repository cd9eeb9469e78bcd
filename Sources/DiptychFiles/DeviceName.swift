/// The names that Windows reserves for devices, which no file can have.
package enum DeviceName {
  private static let names: Set<String> = [
    "con", "prn", "aux", "nul", "conin$", "conout$", "com0", "com1", "com2", "com3", "com4", "com5",
    "com6", "com7", "com8", "com9", "lpt0", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7",
    "lpt8", "lpt9", "com¹", "com²", "com³", "lpt¹", "lpt²", "lpt³",
  ]

  /// Whether a file name is the name of a device, with or without an extension.
  package static func isDevice(_ name: Substring) -> Bool {
    names.contains(Substring(name.unicodeScalars.prefix { $0 != "." }).lowercased())
  }
}
