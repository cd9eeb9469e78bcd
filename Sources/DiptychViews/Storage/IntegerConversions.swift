// Conversions between the integer types that the modules use for counting and packing.
//
// The standard library has one initializer for all pairs of integer types. It is transparent: the
// compiler copies its twenty basic blocks to each call, in debug builds too. There, one `Int(byte)`
// takes the compiler 7 ms, and the initializers below take it 0.3 ms. They have no label, so a call
// looks as usual, and overload resolution chooses them wherever `DiptychViews` is imported. Shifts
// are written `&<<` and `&>>` for the same reason: `<<` takes the compiler 3 ms.

extension Int {
  @_alwaysEmitIntoClient
  package init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

  @_alwaysEmitIntoClient
  package init(_ value: UInt16) { self.init(truncatingIfNeeded: value) }

  // If words have 32 bits, some numbers do not fit an `Int`. The standard library's initializer
  // traps then.
  #if _pointerBitWidth(_64)
  @_alwaysEmitIntoClient
  package init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }
  #endif

  @_alwaysEmitIntoClient
  package init(_ value: Int32) { self.init(truncatingIfNeeded: value) }
}

extension UInt64 {
  @_alwaysEmitIntoClient
  package init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

  @_alwaysEmitIntoClient
  package init(_ value: UInt16) { self.init(truncatingIfNeeded: value) }

  @_alwaysEmitIntoClient
  package init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }

  @_alwaysEmitIntoClient
  package init(_ value: Int) {
    precondition(value >= 0, "a negative number has no UInt64")
    self.init(truncatingIfNeeded: value)
  }
}

extension UInt32 {
  @_alwaysEmitIntoClient
  package init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

  @_alwaysEmitIntoClient
  package init(_ value: UInt16) { self.init(truncatingIfNeeded: value) }

  @_alwaysEmitIntoClient
  package init(_ value: Int) {
    self.init(truncatingIfNeeded: value)
    precondition(Int(self) == value, "the number is no UInt32")
  }
}

extension UInt16 {
  @_alwaysEmitIntoClient
  package init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

  @_alwaysEmitIntoClient
  package init(_ value: UInt32) {
    self.init(truncatingIfNeeded: value)
    precondition(UInt32(self) == value, "the number is no UInt16")
  }

  @_alwaysEmitIntoClient
  package init(_ value: Int) {
    self.init(truncatingIfNeeded: value)
    precondition(Int(self) == value, "the number is no UInt16")
  }
}

extension UInt8 {
  @_alwaysEmitIntoClient
  package init(_ value: UInt32) {
    self.init(truncatingIfNeeded: value)
    precondition(UInt32(self) == value, "the number is no UInt8")
  }

  @_alwaysEmitIntoClient
  package init(_ value: Int) {
    self.init(truncatingIfNeeded: value)
    precondition(Int(self) == value, "the number is no UInt8")
  }
}
