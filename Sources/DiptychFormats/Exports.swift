@_exported public import DiptychContent
@_exported public import DiptychViews
