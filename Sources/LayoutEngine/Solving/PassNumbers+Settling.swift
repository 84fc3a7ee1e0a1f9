import ConstraintSolver

/// What a solver answers to the numbers of a pass.
protocol PassAnswer<Number> {
  associatedtype Number
  func value(of variable: Variable) -> Number
}

extension Solution: PassAnswer {
  func value(of variable: Variable) -> Double { doubleValue(of: variable) }
}

extension PassNumbers {
  /// Solves until the numbers that depend on frames agree with them, and answers what came last.
  ///
  /// First widths with text on one line, then wrapped heights at those widths, nested safe areas and
  /// margins; two or three passes settle nearly every scene. From the same start always the same way.
  mutating func settle<Answer: PassAnswer<Number>>(
    _ encoded: EncodedScene, passes: Int, solve: ([Number]) -> Answer
  ) -> Answer {
    var values = values(of: encoded.quantities)
    return settle(
      encoded, passes: passes, solve: { solve(values) },
      hasChanged: { numbers in
        let next = numbers.values(of: encoded.quantities)
        defer { values = next }
        return next != values
      })
  }

  /// The same for a caller that keeps the values itself.
  ///
  /// - Parameters:
  ///   - solve: the answer to the values of now.
  ///   - hasChanged: renews the values; whether one is another than before.
  mutating func settle<Answer: PassAnswer<Number>>(
    _ encoded: EncodedScene, passes: Int, solve: () -> Answer,
    hasChanged: (_ numbers: PassNumbers) -> Bool
  ) -> Answer {
    var left = max(1, passes)
    while true {
      let answer = solve()
      frames = boxes(of: answer, encoded)
      wrapTexts(answer, encoded)
      left -= 1
      if left == 0 || !hasChanged(self) { return answer }
    }
  }

  /// Does not change the numbers, so that they are not copied for each quantity.
  private func values(of quantities: [Quantity]) -> [Number] {
    quantities.map { value(of: $0) }
  }

  /// Frames (alignment rectangles with their insets added), unrounded.
  func boxes(of answer: some PassAnswer<Number>, _ encoded: EncodedScene) -> [Number.Box] {
    encoded.boxes.indices.map { index in
      let (box, insets) = (encoded.boxes[index], insets[index])
      return Number.Box(
        x: answer.value(of: box.left) - insets.left, y: answer.value(of: box.top) - insets.top,
        width: answer.value(of: box.width) + insets.left + insets.right,
        height: answer.value(of: box.height) + insets.top + insets.bottom)
    }
  }

  /// Measures wrapping texts anew at their solved widths.
  private mutating func wrapTexts(
    _ answer: some PassAnswer<Number>, _ encoded: EncodedScene
  ) {
    for index in contents.form.wrapping {
      let width = answer.value(of: encoded.boxes[index].width)
      let wrapped = contents.wrapped(index, width: width.measured)
      naturals[index].width = wrapped.width
      naturals[index].height = wrapped.height
      naturals[index].firstBaseline = wrapped.firstBaseline
      naturals[index].lastBaseline = wrapped.lastBaseline
      width.keepLines(of: index, in: contents, decisions)
    }
  }
}
