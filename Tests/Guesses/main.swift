import DiptychScreen

// Regions in a script, whose variables belong to the main actor.

var sizes = [1, 2, 3]

try await Terminal.standardOutput.live { region in
  for index in sizes.indices {
    sizes[index] += 1
    region.update(
      VStack { ForEach(sizes, id: \.self) { ProgressBar("Copying", value: $0, total: 40) } }
    )
    try await Task.sleep(for: .milliseconds(1))
  }
}
