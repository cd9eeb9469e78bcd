/// The id of an effect, which belongs to a part of a program.
@usableFromInline
struct EffectID: Hashable, Sendable {
  private let id: ErasedID
  /// The parts that contain the effect, from the innermost to the outermost.
  private var parts: [ErasedID] = []
  /// Whether the id belongs to the whole program, even if a part returns the effect.
  private let isOfProgram: Bool

  init(_ id: some Hashable & Sendable, ofProgram isOfProgram: Bool = false) {
    self.id = ErasedID(id)
    self.isOfProgram = isOfProgram
  }

  /// Returns the id for the program that contains a part.
  func within(_ part: ErasedID) -> EffectID {
    guard !isOfProgram else { return self }
    var outer = self
    outer.parts.append(part)
    return outer
  }

  // `isOfProgram` is not compared, because an id of the program has no parts.

  @usableFromInline
  static func == (first: EffectID, second: EffectID) -> Bool {
    first.id == second.id && first.parts == second.parts
  }

  @usableFromInline
  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(parts)
  }
}

/// The id of all effects of a part whose state can be removed.
struct EffectsOfPart: Hashable {}
