/**
 * The list in one field: a JSON array, a list printed by Python (`['a', 'b']`; frequent in scraped tables), or words
 * separated by commas, semicolons, bullets or the marks of Chinese and Japanese. Empty entries are removed.
 */
export function readList(text: string): string[] {
  const printed = readPrintedList(text)
  const entries = printed ?? text.split(/[,;、，；•·\n|]+/)
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
}

/** The entries of `['a', "b"]`; null for anything else. Several such lists after each other count as one. */
export function readPrintedList(text: string): string[] | null {
  const trimmed = text.trim()
  if (!trimmed.startsWith('[') || !trimmed.endsWith(']')) return null
  if (!/^\[\s*(?:\]|['"])/.test(trimmed)) return null
  return [...trimmed.matchAll(QUOTED)].map(([, single, double]) =>
    (single ?? double ?? '').replace(/\\(.)/g, (_, escaped: string) =>
      escaped === 'n' ? '\n' : escaped === 't' ? ' ' : escaped,
    ),
  )
}

const QUOTED = /'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"/g

/**
 * Parts of a printed list in which headings and entries alternate loosely:
 * `['Salary', '4000.0', 'Benefits', 'a', 'b']` has the part 'Salary' with one entry and 'Benefits' with two.
 */
export function partsUnder(entries: readonly string[], headings: readonly string[]): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  let current: string[] | undefined
  for (const entry of entries) {
    if (headings.includes(entry)) {
      current = parts.get(entry) ?? []
      parts.set(entry, current)
    } else current?.push(entry)
  }
  return parts
}
