/// The vocabulary of HTML, with a member for each element of the HTML Living Standard.
///
/// ```swift
/// HTML.div(.class("card"), .data("user", "ada")) {
///   HTML.label(.for("name")) { Text("Name") }
///   HTML.input(.id("name"), .value("Ada"), .required)
/// }
/// ```
///
/// For any other elements and attributes, use ``element(_:_:content:)`` and
/// ``Attribute/attribute(_:_:)``.
public enum HTML {}
