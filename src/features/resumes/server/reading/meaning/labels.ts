import { labelOf } from '../words/line-kinds.ts'
import type { Found } from './contacts.ts'
import type { NumberedLine, Section } from './sections.ts'

/** Where a resume says whose it is. */
export const ownLines = (sections: readonly Section[]): NumberedLine[] =>
  sections.filter(({ kind }) => kind === 'head' || kind === 'contact').flatMap(({ lines }) => lines)

/** The value of a label, in its line or, where nothing follows it there, in the next. */
export function valueOfLabel(lines: readonly NumberedLine[], label: string): Found | null {
  for (const [index, line] of lines.entries()) {
    for (const cells of [line.cells, ...line.cells.map((cell) => [cell])]) {
      const found = labelOf(cells.join('  '), cells)
      if (found?.label !== label) continue
      const next = lines[index + 1]
      if (found.value !== '') return { value: found.value, line }
      if (cells === line.cells && next !== undefined) return { value: next.text, line: next }
    }
  }
  return null
}
