import DiptychFiles

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// A loopback address of this computer, and the system calls that depend on its family.
enum SocketAddress {
  /// 127.0.0.1
  case internet4
  /// ::1
  case internet6

  /// Returns a non-blocking socket that child processes do not inherit, or -1.
  func makeSocket() -> Int32 {
    let family = self == .internet4 ? AF_INET : AF_INET6
    #if canImport(Glibc)
    let descriptor = socket(family, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(family, SOCK_STREAM, 0)
    #endif
    Self.prepare(descriptor)
    if self == .internet6, descriptor >= 0 {
      Self.set(IPV6_V6ONLY, Int32(IPPROTO_IPV6), of: descriptor)
    }
    return descriptor
  }

  /// Binds a socket to the address and a port; returns 0 for success.
  func bind(_ descriptor: Int32, port: UInt16) -> Int32 {
    switch self {
    case .internet4:
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = port.bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      return Self.withAddress(&address) { systemBind(descriptor, $0, $1) }
    case .internet6:
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = port.bigEndian
      withUnsafeMutableBytes(of: &address.sin6_addr) { $0[15] = 1 }
      return Self.withAddress(&address) { systemBind(descriptor, $0, $1) }
    }
  }

  /// Returns the port of a socket that has an address.
  func port(of descriptor: Int32) -> UInt16 {
    // The port is at the same offset in both families.
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    Self.withAddress(&address) { pointer, _ in
      _ = getsockname(descriptor, UnsafeMutablePointer(mutating: pointer), &size)
    }
    return UInt16(bigEndian: address.sin6_port)
  }

  /// Returns the next connection that waits at a listening socket, or -1.
  static func accept(_ descriptor: Int32) -> Int32 {
    let connection = systemAccept(descriptor)
    prepare(connection)
    if connection >= 0 { set(TCP_NODELAY, Int32(IPPROTO_TCP), of: connection) }
    return connection
  }

  /// Sets an option of a socket to 1.
  static func set(_ option: Int32, _ level: Int32, of descriptor: Int32) {
    var one: Int32 = 1
    setsockopt(descriptor, level, option, &one, socklen_t(MemoryLayout<Int32>.size))
  }

  /// Makes a socket non-blocking, and prevents child processes from inheriting it.
  private static func prepare(_ descriptor: Int32) {
    guard descriptor >= 0 else { return }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    #if canImport(Darwin)
    set(SO_NOSIGPIPE, SOL_SOCKET, of: descriptor)
    #endif
  }

  private static func withAddress<Address, Result>(
    _ address: inout Address,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        body(UnsafePointer(address), socklen_t(MemoryLayout<Address>.size))
      }
    }
  }
}

// The functions of the system, under names that do not collide with methods here.

private func systemBind(
  _ descriptor: Int32,
  _ address: UnsafePointer<sockaddr>,
  _ size: socklen_t
) -> Int32 {
  bind(descriptor, address, size)
}

private func systemAccept(_ descriptor: Int32) -> Int32 { accept(descriptor, nil, nil) }

#endif
