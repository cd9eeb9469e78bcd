@_exported public import DiptychState
