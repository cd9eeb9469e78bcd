/// The vocabulary of HTML: a function for each element of the HTML Living Standard.
///
/// ```swift
/// HTML.div(.class("card"), .data("user", "ada")) {
///   HTML.label(.for("name")) { Text("Name") }
///   HTML.input(.id("name"), .value("Ada"), .required)
/// }
/// ```
///
/// Elements and attributes without a function go by their names: ``Attribute/attribute(_:_:)`` and
/// ``element(_:_:content:)``.
public enum HTML {}
