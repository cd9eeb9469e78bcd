// Conversions between the integers that the kit counts and packs with.
//
// The standard library has one initializer for all pairs of integers, and it is transparent: the
// compiler copies its twenty basic blocks to each call, in debug builds too, where one `Int(byte)`
// takes it 7 ms and these 0.3. They have no label either, so overload resolution takes them
// wherever `DiptychViews` is imported, and a call looks as it always does. Shifts are `&<<` and
// `&>>` for the same reason: `<<` takes 3 ms.

extension Int {
  @_alwaysEmitIntoClient
  package init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }

  @_alwaysEmitIntoClient
  package init(_ value: UInt16) { self.init(truncatingIfNeeded: value) }

  // With words of 32 bits some numbers have no Int; the standard library's initializer stops there.
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
