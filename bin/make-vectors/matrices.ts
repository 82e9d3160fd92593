/** The two products that learning consists of. Four rows at a time, so that each number that is read is used often. */

/** `result[i][j]` becomes the product of row i of `a` and row j of `b`, for `rows` rows of `width` numbers each. */
export function multiplyTransposed(
  a: Float32Array,
  b: Float32Array,
  result: Float32Array,
  rows: number,
  width: number,
): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < rows; column += 4) {
      const from = row * width
      const at = column * width
      let first = 0
      let second = 0
      let third = 0
      let fourth = 0
      for (let index = 0; index < width; index++) {
        const value = a[from + index] ?? 0
        first += value * (b[at + index] ?? 0)
        second += value * (b[at + width + index] ?? 0)
        third += value * (b[at + 2 * width + index] ?? 0)
        fourth += value * (b[at + 3 * width + index] ?? 0)
      }
      const into = row * rows + column
      result[into] = first
      result[into + 1] = second
      result[into + 2] = third
      result[into + 3] = fourth
    }
  }
}

/**
 * Adds to each row i of `result` the rows j of `b`, each times `factors[i * rowStep + j * columnStep]`: the steps decide
 * whether the factors are read by rows or by columns.
 */
export function addProducts(
  factors: Float32Array,
  rowStep: number,
  columnStep: number,
  b: Float32Array,
  result: Float32Array,
  rows: number,
  width: number,
): void {
  for (let row = 0; row < rows; row++) {
    const into = row * width
    for (let column = 0; column < rows; column += 4) {
      const from = row * rowStep + column * columnStep
      const first = factors[from] ?? 0
      const second = factors[from + columnStep] ?? 0
      const third = factors[from + 2 * columnStep] ?? 0
      const fourth = factors[from + 3 * columnStep] ?? 0
      const at = column * width
      for (let index = 0; index < width; index++)
        result[into + index] =
          (result[into + index] ?? 0) +
          first * (b[at + index] ?? 0) +
          second * (b[at + width + index] ?? 0) +
          third * (b[at + 2 * width + index] ?? 0) +
          fourth * (b[at + 3 * width + index] ?? 0)
    }
  }
}
