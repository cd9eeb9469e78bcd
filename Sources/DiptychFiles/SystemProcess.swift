import Synchronization

/// The current process.
package enum SystemProcess {
  /// The ID of the process, which is different in a fork.
  package static var id: Int32 { SystemThread.processID }
  /// The descriptor of standard input.
  package static var standardInput: Int32 { 0 }
  /// The descriptor of standard output.
  package static var standardOutput: Int32 { 1 }
  /// The descriptor of standard error.
  package static var standardError: Int32 { 2 }

  /// Returns a variable of the environment.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The seconds since 1970.
  package static var secondsSince1970: Int { Int(time(nil)) }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

extension SystemProcess {
  /// Returns whether a stream is a terminal.
  package static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Returns a copy of a descriptor, which child processes do not inherit.
  package static func duplicate(_ descriptor: Int32) -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    return copy >= 0 ? copy : nil
  }

  /// Opens the terminal of a descriptor for reading and writing.
  ///
  /// The new descriptor shares no flags with other descriptors. If the terminal has no name in this
  /// process, the result is a copy of the descriptor.
  package static func openTerminal(of descriptor: Int32) -> Int32? {
    var name = [CChar](repeating: 0, count: 1024)
    if ttyname_r(descriptor, &name, name.count) == 0 {
      let opened = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC)
      if opened >= 0 { return opened }
    }
    return duplicate(descriptor)
  }

  package static func closeStream(_ descriptor: Int32) { close(descriptor) }

  /// Runs a closure when this process calls `exit`, but not when a fork of it does.
  package static func atExit(_ work: @escaping @Sendable () -> Void) {
    exitWork.withLock { $0.append((id, work)) }
    atexit {
      let all = exitWork.withLock { $0 }
      // A fork has no other threads and must not draw on the terminal.
      for (process, work) in all where process == SystemProcess.id { work() }
    }
  }
}

private let exitWork = Mutex<[(process: Int32, work: @Sendable () -> Void)]>([])

#else

extension SystemProcess {
  package static func isTerminal(_ descriptor: Int32) -> Bool { false }

  package static func duplicate(_ descriptor: Int32) -> Int32? { nil }

  package static func closeStream(_ descriptor: Int32) {}

  package static func atExit(_ work: @escaping @Sendable () -> Void) {}
}

#endif

#if canImport(Glibc) || canImport(Musl) || os(macOS) && canImport(Darwin)

extension SystemProcess {
  /// Writes text to the standard input of a shell command, and waits until the command ends.
  ///
  /// The call also succeeds if the command ends before it has read the whole text.
  ///
  /// - Returns: Whether the shell found the command.
  package static func write(_ text: String, toCommand command: String) -> Bool {
    guard let stream = popen(command, "w") else { return false }
    // The signal is ignored only after the command has started, so that it has the usual effect for
    // the command.
    let handler = signal(SIGPIPE, SIG_IGN)
    _ = systemWrite(text, to: fileno(stream))
    signal(SIGPIPE, handler)
    // The exit status of a shell that has not found a command.
    return pclose(stream) >> 8 & 0xFF != 127
  }
}

#else

extension SystemProcess {
  package static func write(_ text: String, toCommand command: String) -> Bool { false }
}

#endif
