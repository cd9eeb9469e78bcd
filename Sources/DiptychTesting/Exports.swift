// Every call names a format or a record mode.
@_exported public import DiptychSnapshots
