@_exported public import DiptychAsync
@_exported public import DiptychText
