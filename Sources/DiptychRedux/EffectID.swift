/// The id of an effect, which applies within the part of a program that chose the id.
@usableFromInline
struct EffectID: Hashable, Sendable {
  private let id: ErasedID
  /// The parts that the effect has passed, the innermost first.
  private var parts: [ErasedID] = []
  /// Whether the id belongs to the whole program, whatever part the effect comes from.
  private let isOfProgram: Bool

  init(_ id: some Hashable & Sendable, ofProgram isOfProgram: Bool = false) {
    self.id = ErasedID(id)
    self.isOfProgram = isOfProgram
  }

  /// Returns the id as the program around a part sees it.
  func within(_ part: ErasedID) -> EffectID {
    guard !isOfProgram else { return self }
    var outer = self
    outer.parts.append(part)
    return outer
  }

  // An id of the program is the id of an effect that passes no part.

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

/// The id of all effects of a part whose state may end.
struct EffectsOfPart: Hashable {}
