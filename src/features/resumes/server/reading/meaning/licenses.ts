import type { SaidLicense } from '#shared/said.ts'
import { wordsOf } from '#shared/said-words.ts'
import { findDates } from '../words/dates.ts'
import { labelOf } from '../words/line-kinds.ts'
import { withDate } from './history.ts'
import { piecesOf } from './pieces.ts'
import type { Placed } from './placed.ts'
import { isProse } from './prose.ts'
import type { NumberedLine } from './sections.ts'

/** One license a line: its name, perhaps its issuer, and a date. A line of less weight below one with weight is of it. */
export function readLicenses(lines: readonly NumberedLine[], placed: Placed): SaidLicense[] {
  const found: SaidLicense[] = []
  let last: NumberedLine | undefined
  const isAlternating = alternates(lines)
  let year: string | null = null
  for (const given of lines) {
    const dated = withDate(given, year)
    year = dated.year
    const line =
      dated.text === given.cells.join(' ') ? given : { ...given, text: dated.text, cells: [dated.text] }
    const pieces = piecesOf(line, { atCommas: true }).map(({ text }) =>
      text.replace(/^(?:取得|合格)\s*|\s*(?:取得|合格)$/gu, ''),
    )
    const date = findDates(line.text)[0]
    const license = found.at(-1)
    const labelled = labelOf(line.text, line.cells)
    const isBelow =
      license !== undefined &&
      last !== undefined &&
      ((last.is_marked && !line.is_marked && !line.is_apart) ||
        pieces.length === 0 ||
        (isAlternating && date === undefined) ||
        labelled?.label === 'issuer')
    if (license !== undefined && isBelow) {
      license.issuer ??= wordsOf(labelled?.label === 'issuer' ? labelled.value : pieces[0])
      if (date !== undefined && license.issued === null) {
        license.issued = date.start
        placed.put(`licenses.${found.length - 1}.issued`, line)
      }
      continue
    }
    const [name, issuer] = pieces
    if (name === undefined || (isProse(line) && date === undefined)) continue
    const path = `licenses.${found.length}`
    placed.put(`${path}.name`, line)
    if (issuer !== undefined) placed.put(`${path}.issuer`, line)
    if (date !== undefined) placed.put(`${path}.issued`, line)
    found.push({
      name,
      issuer: issuer ?? null,
      issued: date?.start ?? null,
      expires: date?.is_range === true ? date.end : null,
      never_expires: false,
      credential_id: null,
      url: null,
    })
    last = line
  }
  return found
}

/** Whether below each line with a date stands one without: the issuer. */
function alternates(lines: readonly NumberedLine[]): boolean {
  const dated = lines.map(({ text }) => findDates(text).length > 0)
  return dated.length > 1 && dated.every((isDated, index) => isDated === (index % 2 === 0))
}
