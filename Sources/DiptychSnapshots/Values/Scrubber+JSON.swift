extension Scrubber {
  /// A scrubber that sorts the elements of an array in JSON by their texts.
  ///
  /// ```swift
  /// expectSnapshot(of: user, as: .json.scrubbed(by: .sortingArray(at: "roles")))
  /// ```
  ///
  /// A `Set` is an array in JSON. The order of its elements differs from process to process.
  ///
  /// - Parameter path: The path of the array, such as `users[].roles`: keys with full stops between
  ///   them, and `[]` for every element of an array. A text without such an array stays as it is.
  /// - Returns: The scrubber.
  public static func sortingArray(at path: String) -> Scrubber {
    Scrubber { text in
      var json = JSONText(text)
      json.sortArrays(at: path)
      return json.text
    }
  }

  /// A scrubber that replaces a value in JSON by a string.
  ///
  /// ```swift
  /// let id = Scrubber.replacingValue(at: "users[].id", with: "<id>")
  /// expectSnapshot(of: team, as: .json.scrubbed(by: id))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of the value, see ``sortingArray(at:)``.
  ///   - replacement: The string in the place of the value.
  /// - Returns: The scrubber.
  public static func replacingValue(at path: String, with replacement: String) -> Scrubber {
    Scrubber { text in
      var json = JSONText(text)
      json.replaceValues(at: path, by: replacement)
      return json.text
    }
  }
}
