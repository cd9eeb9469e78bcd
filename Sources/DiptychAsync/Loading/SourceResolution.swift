public import DiptychState

/// The part of a resolution that a value and a list have in common.
@usableFromInline
protocol SourceResolution {
  var retry: RetryAction { get set }
  var idleReason: IdleReason { get set }
}

extension AsyncResolution: SourceResolution {}
extension PagingResolution: SourceResolution {}
