// Exported, because calls name formats and record modes.
@_exported public import DiptychSnapshots
