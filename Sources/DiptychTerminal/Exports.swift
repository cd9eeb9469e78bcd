@_exported public import DiptychText
@_exported public import DiptychViews
