// Exported, because a site reports what it finds in its pages.
@_exported public import DiptychHTMLTools
