// Exported, because calls name formats and record modes, and tests validate pages.
@_exported public import DiptychHTMLTools
@_exported public import DiptychSnapshots
