import Testing

/// The work of a stranger, in packages of its own, one after the other: `Scripts/check-snapshots`
/// runs these tests, since each of them builds a package.
@Suite(.serialized, .enabled(if: StrangerPackage.scratch != nil, "Scripts/check-snapshots"))
struct ScenarioTests {}
