// The names of SwiftUI and Swift Charts that the kit has too, for the code of the article about
// such names. On a Mac, the code is compiled with the real ones.

public protocol View {
  associatedtype Body: View

  @MainActor var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

public struct Text: View {
  public init(_ words: String) {}

  public var body: Never { fatalError() }
}

public enum Binding {}
public enum Button {}
public enum Chart {}
public enum Color {}
public enum Environment {}
public enum List {}
public enum State {}
public enum ViewBuilder {}
