@_exported public import DiptychAsync
@_exported public import DiptychLive
@_exported public import DiptychState
@_exported public import DiptychTerminal
