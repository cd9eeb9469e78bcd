@_exported public import DiptychTerminal
