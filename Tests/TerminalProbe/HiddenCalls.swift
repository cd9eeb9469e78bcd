#if canImport(Darwin)
import Darwin

// Swift hides both functions on Apple's platforms, where programs should start others differently.

func fork() -> pid_t {
  unsafeBitCast(address(of: "fork"), to: (@convention(c) () -> pid_t).self)()
}

@discardableResult
func system(_ command: String) -> Int32 {
  let function = address(of: "system")
  return unsafeBitCast(function, to: (@convention(c) (UnsafePointer<CChar>) -> Int32).self)(command)
}

private func address(of name: String) -> UnsafeMutableRawPointer {
  let everywhere = UnsafeMutableRawPointer(bitPattern: -2)  // RTLD_DEFAULT
  guard let address = dlsym(everywhere, name) else { fatalError("there is no \(name)") }
  return address
}
#endif
