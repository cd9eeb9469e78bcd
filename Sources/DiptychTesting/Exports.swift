// The formats and record modes are part of every call.
@_exported public import DiptychSnapshots
