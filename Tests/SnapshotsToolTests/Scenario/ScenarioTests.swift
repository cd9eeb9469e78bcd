import Testing

/// The work of a stranger, in packages of its own, one after the other: `Scripts/check-clients`
/// runs these tests, since each of them builds a package.
@Suite(.serialized, .enabled(if: StrangerPackage.scratch != nil, "Scripts/check-clients"))
struct ScenarioTests {}
