@_exported public import DiptychHTML
@_exported public import DiptychText
@_exported public import DiptychViews
