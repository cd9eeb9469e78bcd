extension Scrubber {
  /// Returns a scrubber that sorts the elements of an array in JSON by their source text.
  ///
  /// ```swift
  /// expectSnapshot(of: user, as: .json.scrubbed(by: .sortingArray(at: "roles")))
  /// ```
  ///
  /// For example, a `Set` becomes an array in JSON, and the order of this array differs from
  /// process to process.
  ///
  /// - Parameter path: The path of the array, such as `users[].roles`. Full stops separate keys,
  ///   and `[]` stands for every element of an array. If the path does not lead to an array,
  ///   nothing is changed.
  /// - Returns: The scrubber.
  public static func sortingArray(at path: String) -> Scrubber {
    Scrubber { text in
      var json = JSONText(text)
      json.sortArrays(at: path)
      return json.text
    }
  }

  /// Returns a scrubber that replaces a value in JSON with a string.
  ///
  /// ```swift
  /// let id = Scrubber.replacingValue(at: "users[].id", with: "<id>")
  /// expectSnapshot(of: team, as: .json.scrubbed(by: id))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of the value, in the same form as in ``sortingArray(at:)``.
  ///   - replacement: The string that replaces the value.
  /// - Returns: The scrubber.
  public static func replacingValue(at path: String, with replacement: String) -> Scrubber {
    Scrubber { text in
      var json = JSONText(text)
      json.replaceValues(at: path, by: replacement)
      return json.text
    }
  }
}
