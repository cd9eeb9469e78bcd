public import DiptychState
import DiptychStateTesting
public import Testing

extension PagingState: CustomTestStringConvertible {
  public var testDescription: String { notation }
}
