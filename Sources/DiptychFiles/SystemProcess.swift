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

  /// Opens the terminal of the process for reading and writing, even if no standard stream leads to
  /// it.
  package static func openControllingTerminal() -> Int32? {
    let opened = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    return opened >= 0 ? opened : nil
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

  package static func openControllingTerminal() -> Int32? { nil }

  package static func closeStream(_ descriptor: Int32) {}

  package static func atExit(_ work: @escaping @Sendable () -> Void) {}
}

#endif

#if canImport(Glibc) || canImport(Musl) || os(macOS) && canImport(Darwin)

extension SystemProcess {
  /// Writes text to the standard input of a shell command that owns the terminal, and waits until
  /// the command ends.
  ///
  /// As in `system(3)`, Ctrl-C and Ctrl-\ reach the command alone, because this process ignores
  /// their signals until the command has ended. The call also succeeds if the command ends before
  /// it has read the whole text.
  ///
  /// - Returns: Whether the shell found the command.
  package static func write(_ text: String, toCommand command: String) -> Bool {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return false }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let signals = [SIGINT, SIGQUIT, SIGPIPE]
    var actions = signals.map { _ in sigaction() }
    for (index, number) in signals.enumerated() {
      sigaction(number, nil, &actions[index])
      signal(number, SIG_IGN)
    }
    defer {
      for (index, number) in signals.enumerated() { sigaction(number, &actions[index], nil) }
    }
    let process = spawn(command, readingFrom: ends[0])
    close(ends[0])
    if process != nil { _ = systemWrite(text, to: ends[1]) }
    close(ends[1])
    guard let process else { return false }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    // The exit status of a shell that has not found a command.
    return status >> 8 & 0xFF != 127
  }

  /// Starts a shell command, where all signals have their usual effect.
  private static func spawn(_ command: String, readingFrom input: Int32) -> pid_t? {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, standardInput)
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process = pid_t()
    let words: [String] = ["/bin/sh", "-c", command]
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, environ)
    return code == 0 ? process : nil
  }
}

#else

extension SystemProcess {
  package static func write(_ text: String, toCommand command: String) -> Bool { false }
}

#endif
