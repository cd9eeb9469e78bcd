@_exported public import DiptychContent
