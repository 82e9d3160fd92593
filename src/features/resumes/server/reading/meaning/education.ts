import { educationLevelOf } from '#config/lists/entries-by-words.ts'
import type { SaidSchool } from '#shared/said.ts'
import { labelOf } from '../words/line-kinds.ts'
import { type Entry, entriesOf } from './entries.ts'
import { isPlaces, type Piece, piecesOf, withoutPlace, withoutTail } from './pieces.ts'
import type { Placed } from './placed.ts'
import { scoreOf } from './scores.ts'
import type { NumberedLine } from './sections.ts'
import { textOfLines } from './text-of-lines.ts'

/** The schools of a section. */
export function readEducation(lines: readonly NumberedLine[], placed: Placed, first = 0): SaidSchool[] {
  const schools = entriesOf(lines, 'education')
    .map(nameSchool)
    .filter(({ school, degree }) => school !== null || degree !== null)
  return schools.map(({ entry, school, degree, field }, index): SaidSchool => {
    const path = `education.${first + index}`
    const { date } = entry
    const found = date?.found
    placed.put(`${path}.name`, school?.line)
    placed.put(`${path}.level`, degree?.line)
    placed.put(`${path}.field`, field?.line)
    if (found?.start != null && found.is_range) placed.put(`${path}.start`, date?.line)
    if (found?.end != null) placed.put(`${path}.end`, date?.line)
    return {
      name: school === null ? null : withoutTail(school.text),
      level: degree?.text ?? null,
      field: field?.text ?? null,
      // A single date is that of the degree.
      start: found?.is_range === true ? found.start : null,
      end: found?.end ?? null,
      is_attending: found?.is_current ?? false,
      text: textOfLines(entry.text),
    }
  })
}

interface NamedSchool {
  entry: Entry
  school: Piece | null
  degree: Piece | null
  field: Piece | null
}

function nameSchool(entry: Entry): NamedSchool {
  const labelled = labelledPieces(entry)
  const all = entry.head
    .filter((line) => labelOf(line.text, line.cells) === null)
    .flatMap((line) => piecesOf(line))
    .filter(({ text }) => !isPlaces(text))
    .flatMap(splitSchool)
    .map((piece) => ({ ...piece, text: withoutPlace(piece.text) }))
    .filter(({ text }) => !isPlaces(text))
  const school =
    labelled.school ??
    bestOf(
      all,
      ({ text }) => scoreOf('school', text) - degreeScore(text) * 0.6 + Math.min(text.length, 40) / 400,
    )
  const rest = all.filter((piece) => piece !== school)
  const found = labelled.degree ?? bestOf(rest, ({ text }) => degreeScore(text))
  const { degree, field: subject } = splitDegree(found)
  const others = rest.filter((piece) => piece !== found)
  // A school whose name has no telling word.
  const named = school ?? (subject === null && others.length < 2 ? null : (others[0] ?? null))
  const unnamed = others.filter((piece) => piece !== named)
  const field = labelled.field ?? subject ?? unnamed.find(({ text }) => text.length < 60) ?? null
  return { entry, school: named, degree, field }
}

const degreeScore = (text: string): number =>
  Math.max(scoreOf('degree', text), educationLevelOf(text) === null ? 0 : 2)

function bestOf(pieces: readonly Piece[], score: (piece: Piece) => number): Piece | null {
  let best: Piece | null = null
  for (const piece of pieces.slice(0, 10))
    if (score(piece) > 0 && (best === null || score(piece) > score(best))) best = piece
  return best
}

/** `BSc Biology, University of Lagos` and `University of Lagos, BSc Biology`; `東京大学経済学部`. */
function splitSchool(piece: Piece): Piece[] {
  const [, name, field] =
    /^(\p{L}{2,}?(?:大学院|大学|大學|高等学校|学院|學院))(\p{L}{2,}(?:学部|学科|研究科|学院|专业|專業|系|科|コース|専攻).*)$/u.exec(
      piece.text,
    ) ?? []
  if (name !== undefined && field !== undefined) return [name, field].map((text) => ({ ...piece, text }))
  const parts = piece.text.split(/\s*[,，،]\s*/)
  if (parts.length < 2 || !parts.some((part) => scoreOf('school', part) > 0 || degreeScore(part) > 0))
    return [piece]
  return parts.map((text) => ({ ...piece, text }))
}

/** `Bachelor of Science in Biology`, `BSc (Hons) Biology`, `بكالوريوس تجارة`: the words for a degree, then the field. */
function splitDegree(piece: Piece | null): { degree: Piece | null; field: Piece | null } {
  const text = piece?.text ?? ''
  const [, level, subject] = /^(.+?)\s+(?:in|en|em|في|bidang|jurusan)\s+(.{2,60})$/iu.exec(text) ?? []
  if (piece !== null && level !== undefined && subject !== undefined && degreeScore(level) > 0)
    return {
      degree: { ...piece, text: level },
      field: { ...piece, text: subject.replace(/\s*\([^)]*\)?$/, '') },
    }
  const words = text.split(/\s+/)
  const count =
    words.findLastIndex((word, index) => index < 3 && (degreeScore(word) > 0 || /^\(.*\)$/.test(word))) + 1
  const field = words
    .slice(count)
    .join(' ')
    .replace(/^[:：–-]\s*/, '')
  const isWhole = piece === null || count === 0 || count === words.length || degreeScore(words[0] ?? '') === 0
  if (isWhole || /^(?:of|de|do|da|degree|diploma|i|in|-)\b|^[&(]/i.test(field))
    return { degree: piece, field: null }
  return {
    degree: {
      ...piece,
      text: words
        .slice(0, count)
        .join(' ')
        .replace(/[:：]$/, ''),
    },
    field: { ...piece, text: field },
  }
}

function labelledPieces(entry: Entry): { school: Piece | null; degree: Piece | null; field: Piece | null } {
  const found: { school: Piece | null; degree: Piece | null; field: Piece | null } = {
    school: null,
    degree: null,
    field: null,
  }
  for (const line of [...entry.head, ...entry.text.slice(0, 4)]) {
    const labelled = labelOf(line.text, line.cells)
    if (labelled === null || labelled.value === '') continue
    if (labelled.label === 'school' || labelled.label === 'degree' || labelled.label === 'field')
      found[labelled.label] ??= { text: labelled.value, line }
  }
  return found
}
