@_exported public import DiptychTerminal
@_exported public import DiptychText
@_exported public import DiptychViews
