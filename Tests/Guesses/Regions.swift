import DiptychScreen

// The closure of a region, and messages: each mistake is one error on its own line.

func regions(_ terminal: Terminal, work: () throws -> Void) throws {
  // error: value of type 'LiveRegion' has no member 'updte'
  terminal.live { region in region.updte(Spinner("x")) }
  try terminal.live { region in
    // error: value of type 'LiveRegion' has no member 'done'
    region.done("x")
    try work()
  }
}

func regions(_ terminal: Terminal, work: () async throws -> Void) async throws {
  try await terminal.live { region in
    // error: cannot find 'Spiner' in scope
    region.update(Spiner("x"))
    try await work()
  }
}
