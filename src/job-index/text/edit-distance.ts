/**
 * Damerau's edit distance in its restricted form: insertions, deletions, replacements and swaps of neighbours
 * cost one, and no letter is edited twice. Gives up as soon as the result is certain to exceed `limit`,
 * returning `limit + 1`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  // Three rows of a table: a mistyped word is compared with some thousands, and new lists would take longer.
  const width = b.length + 1
  if (rows.length < 3 * width) rows = new Uint32Array(6 * width)
  for (let column = 0; column < width; column++) rows[column] = column
  for (let row = 1; row <= a.length; row++) {
    if (fillRow(a, b, row, width) > limit) return limit + 1
  }
  return Math.min(rows[(a.length % 3) * width + b.length] ?? 0, limit + 1)
}

let rows = new Uint32Array(256)

/** Returns the minimum of the row. */
function fillRow(a: string, b: string, row: number, width: number): number {
  const current = (row % 3) * width
  const last = ((row + 2) % 3) * width
  const beforeLast = ((row + 1) % 3) * width
  const letter = a.charCodeAt(row - 1)
  const emailBefore = row > 1 ? a.charCodeAt(row - 2) : -1
  let smallest = row
  rows[current] = row
  for (let column = 1; column < width; column++) {
    const other = b.charCodeAt(column - 1)
    let cost = Math.min(
      (rows[last + column] ?? 0) + 1,
      (rows[current + column - 1] ?? 0) + 1,
      (rows[last + column - 1] ?? 0) + (letter === other ? 0 : 1),
    )
    if (column > 1 && other === emailBefore && letter === b.charCodeAt(column - 2)) {
      cost = Math.min(cost, (rows[beforeLast + column - 2] ?? 0) + 1)
    }
    rows[current + column] = cost
    smallest = Math.min(smallest, cost)
  }
  return smallest
}
