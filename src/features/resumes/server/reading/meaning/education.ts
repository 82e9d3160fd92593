import type { SaidSchool } from '#shared/said.ts'
import { labelOf } from '../words/line-kinds.ts'
import { degreeScore, fieldOf, isStudy, partDegree } from './degrees.ts'
import { type Entry, entriesOf, orderIn } from './entries.ts'
import { isPlaces, type Piece, piecesOf, withoutPlace, withoutTail } from './pieces.ts'
import type { Placed } from './placed.ts'
import { scoreOf } from './scores.ts'
import type { NumberedLine } from './sections.ts'
import { textOfLines } from './text-of-lines.ts'

/** The schools of a section. */
export function readEducation(lines: readonly NumberedLine[], placed: Placed, first = 0): SaidSchool[] {
  const named = entriesOf(lines, 'education').map(nameSchool)
  const isSchoolFirst = schoolsComeFirst(named)
  const schools = named
    .map((school) => complete(school, isSchoolFirst))
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
  others: Piece[]
}

function nameSchool(entry: Entry): NamedSchool {
  const labelled = labelledPieces(entry)
  const pieces = entry.head
    .filter((line) => labelOf(line.text, line.cells) === null)
    .flatMap((line) => piecesOf(line))
    .filter(isNoPlace)
    .flatMap(atColon)
    .flatMap((piece, _index, { length }) => splitSchool(piece, length === 1))
    .map((piece) => ({ ...piece, text: withoutPlace(piece.text) }))
    .filter(isNoPlace)
  const school = labelled.school ?? bestOf(pieces, schoolScore)
  const rest = pieces.filter((piece) => piece !== school)
  const found = labelled.degree ?? bestOf(rest, ({ text }) => degreeScore(text))
  const parted = found === null ? null : partDegree(found.text)
  const degree = found === null || parted === null ? found : { ...found, text: parted.degree }
  const subject =
    found === null || parted === null || parted.field === null ? null : { ...found, text: parted.field }
  return {
    entry,
    school,
    degree,
    field: labelled.field ?? subject,
    others: rest.filter((piece) => piece !== found),
  }
}

/** `Lise: Karşıyaka Lisesi`: the degree, and the school behind it. */
function atColon(piece: Piece): Piece[] {
  const [, degree, school] = /^([^:：]{2,30})[:：]\s*(\S.*)$/u.exec(piece.text) ?? []
  if (degree === undefined || school === undefined) return [piece]
  const isBoth = degreeScore(degree) > 0 && scoreOf('school', school) > 0
  return isBoth ? [degree, school].map((text) => ({ ...piece, text })) : [piece]
}

/** A place is known by its name; degrees may be short like the codes of places: `B.S.`, `SPM`. */
const isNoPlace = ({ text }: Piece): boolean => degreeScore(text) > 0 || !isPlaces(text)

/** A long name rather than a short one, and none that says what was studied: `SMK Jurusan Pemasaran`. */
const schoolScore = ({ text }: Piece): number =>
  isStudy(text) ? 0 : scoreOf('school', text) - degreeScore(text) * 0.6 + Math.min(text.length, 40) / 400

function bestOf(pieces: readonly Piece[], score: (piece: Piece) => number): Piece | null {
  let best: Piece | null = null
  for (const piece of pieces.slice(0, 10))
    if (score(piece) > LEAST && (best === null || score(piece) > score(best))) best = piece
  return best
}

/** What only a length adds is no sign. */
const LEAST = 0.1

/** Schools come before what is studied there, or behind, throughout a resume: by the entries that are sure. */
function schoolsComeFirst(schools: readonly NamedSchool[]): boolean {
  let first = 0
  for (const { entry, school, degree, field } of schools) {
    const study = degree ?? field
    if (school !== null && study !== null) first += orderIn(entry, school) < orderIn(entry, study) ? 1 : -1
  }
  return first > 0
}

/** A school whose name has no telling word is known by its place; what is left over was studied. */
function complete(named: NamedSchool, isSchoolFirst: boolean): NamedSchool {
  const { others, degree, field } = named
  const isLone = degree === null && field === null && others.length < 2
  const [one, two] = others
  const isStudyOpen = field === null && one !== undefined && two !== undefined
  const unnamed = isLone && named.school === null ? null : isStudyOpen && !isSchoolFirst ? two : (one ?? null)
  const school = named.school ?? unnamed
  const left = others.filter(
    (piece) => piece !== school && !isFaculty(piece.text) && (degree === null || !isTail(piece.text, school)),
  )
  const subject = left.find(({ text }) => text.length < LONGEST_FIELD && /\p{L}{2}/u.test(text))
  const studied =
    field ?? (subject === undefined ? null : { ...subject, text: fieldOf(subject.text) ?? subject.text })
  // Where nothing else is said, a faculty says what was studied: `北陸大学 文学部`.
  const faculty = others.find((piece) => piece !== school && isFaculty(piece.text)) ?? null
  return {
    ...named,
    school: school === null || studied === null ? school : withFaculty(school, others),
    field: studied ?? faculty,
  }
}

const LONGEST_FIELD = 60

const isFaculty = (text: string): boolean =>
  /^(?:faculty|school|college|department) of |^(?:facultad|faculdade|escuela|fakultas|fakulti) (?:de |do |da )?|fakültesi$|^كلية |(?:学院|學院|学部|研究科)$/iu.test(
    text,
  )

/** A place behind a school is like `SM Sains Puteri, Pasir Puteh`, also one that we do not know. */
function isTail(text: string, school: Piece | null): boolean {
  if (school === null) return false
  const behind = school.line.text.split(school.text)[1] ?? ''
  return /^\s*,/.test(behind) && behind.replace(/^\s*,\s*/, '').startsWith(text)
}

/** `Porsuk Üniversitesi, Mühendislik Fakültesi` in one line is one name, in any order. */
function withFaculty(school: Piece, others: readonly Piece[]): Piece {
  const next = others.find(
    ({ text, line }) => line === school.line && (isFaculty(text) || scoreOf('school', text) === 2),
  )
  const { text } = school.line
  if (next === undefined) return school
  const [first, last] = text.indexOf(school.text) < text.indexOf(next.text) ? [school, next] : [next, school]
  const whole = text.slice(text.indexOf(first.text), text.indexOf(last.text) + last.text.length)
  const between = whole.length - school.text.length - next.text.length
  return between >= 0 && between <= LONGEST_GAP ? { ...school, text: whole } : school
}

/** A comma or a dash with spaces around it. */
const LONGEST_GAP = 3

/** `BSc Biology, University of Lagos` and `University of Lagos, BSc Biology`; `東京大学経済学部`. */
function splitSchool(piece: Piece, isAlone: boolean): Piece[] {
  const [, name, field] =
    /^(\p{L}{2,}?(?:大学院|大学|大學|高等学校|学院|學院))(\p{L}{2,}(?:学部|学科|研究科|学院|专业|專業|系|科|コース|専攻).*)$/u.exec(
      piece.text,
    ) ?? []
  if (name !== undefined && field !== undefined) return [name, field].map((text) => ({ ...piece, text }))
  const parts = piece.text.split(/\s*[,，،]\s*/)
  const schools = parts.filter((part) => scoreOf('school', part) > 0).length
  const degrees = parts.filter((part) => degreeScore(part) > 0 && scoreOf('school', part) < 2).length
  if (parts.length < 2 || schools + degrees === 0) return [piece]
  // The commas in `Máster en Caminos, Canales y Puertos` part nothing but the field.
  const isOneStudy = !isAlone && schools === 0 && WITH_FIELD.test(parts[0] ?? '') && !parts.some(isRemark)
  return isOneStudy ? [piece] : parts.filter((part) => !isRemark(part)).map((text) => ({ ...piece, text }))
}

const WITH_FIELD = /\s(?:in|en|em)\s/i

/** Marks, and what was studied beside: no degree, no field. */
const isRemark = (text: string): boolean =>
  /^(?:c?gpa|ipk|pngk|minor|with |hons|honours|kepujian|cum laude|first class|قسم |تقدير |\d)/iu.test(text)

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
