import type { SaidJob } from '#shared/said.ts'
import { labelOf } from '../words/line-kinds.ts'
import { type Entry, entriesOf, orderIn } from './entries.ts'
import { isPlaces, type Piece, piecesOf, withoutPlace, withoutTail } from './pieces.ts'
import type { Placed } from './placed.ts'
import { scoreOf, titleScore } from './scores.ts'
import type { NumberedLine } from './sections.ts'
import { textOfLines } from './text-of-lines.ts'

interface NamedJob {
  entry: Entry
  title: Piece | null
  company: Piece | null
  others: Piece[]
}

/** The jobs of a section. Each names a title and a company, in one order or the other throughout. */
export function readWork(lines: readonly NumberedLine[], placed: Placed, first = 0): SaidJob[] {
  const jobs = entriesOf(lines, 'work').map(nameJob)
  const isTitleFirst = titlesComeFirst(jobs)
  for (const [index, job] of jobs.entries()) complete(job, jobs[index - 1], isTitleFirst)
  return jobs
    .filter(({ title, company }) => title !== null || company !== null)
    .map(({ entry, title, company, others }, index): SaidJob => {
      const path = `work.${first + index}`
      const { date } = entry
      if (title !== null) placed.put(`${path}.title`, title.line)
      if (company !== null) placed.put(`${path}.company`, company.line)
      if (date?.found.start != null) placed.put(`${path}.start`, date.line)
      if (date?.found.end != null) placed.put(`${path}.end`, date.line)
      placed.put(`${path}.text`, entry.text[0])
      const used = new Set(
        [...others.map(({ line }) => line)].filter(
          (line) => line !== title?.line && line !== company?.line && line !== date?.line,
        ),
      )
      return {
        title: title?.text ?? null,
        company: company === null ? null : withoutTail(company.text),
        industry: null,
        start: date?.found.start ?? null,
        end: date?.found.end ?? null,
        is_current: date?.found.is_current ?? false,
        is_hidden_from_company: false,
        text: textOfLines([...used, ...entry.text]),
      }
    })
}

function nameJob(entry: Entry): NamedJob {
  const labelled = labelledPieces(entry)
  const pieces = entry.head
    .filter((line) => labelOf(line.text, line.cells) === null)
    .flatMap((line) => piecesOf(line))
    .filter(({ text }) => !isPlaces(text))
    .map((piece) => ({ ...piece, text: withoutPlace(piece.text) }))
  const split = pieces.length === 1 ? atCommas(pieces[0]) : pieces
  const title = labelled.title ?? bestOf(split, net)
  const company = labelled.company ?? bestOf(split, (piece) => (piece === title ? 0 : -net(piece)))
  return { entry, title, company, others: split.filter((piece) => piece !== title && piece !== company) }
}

const net = ({ text }: Piece): number => titleScore(text) - scoreOf('school', text) / 2

function bestOf(pieces: readonly Piece[], score: (piece: Piece) => number): Piece | null {
  let best: Piece | null = null
  for (const piece of pieces.slice(0, 8))
    if (score(piece) > 0 && (best === null || score(piece) > score(best))) best = piece
  return best
}

/** `Job title: …`, `会社名:…`, wherever they stand in the entry. */
function labelledPieces(entry: Entry): { title: Piece | null; company: Piece | null } {
  const found: { title: Piece | null; company: Piece | null } = { title: null, company: null }
  for (const line of [...entry.head, ...entry.text.slice(0, 4)]) {
    const labelled = labelOf(line.text, line.cells)
    if (labelled === null || labelled.value === '') continue
    if (labelled.label === 'title' || labelled.label === 'company')
      found[labelled.label] ??= { text: withoutPlace(labelled.value), line }
  }
  return found
}

/** `Cook, Hotel Aurora, Lagos`: only where nothing else parts them. Legal forms stay with their company. */
function atCommas(piece: Piece | undefined): Piece[] {
  if (piece === undefined) return []
  const parts = piece.text
    .replaceAll(
      /,\s*(?=(?:inc|ltd|llc|s\.?\s?[al]|s\.?a\.?s|s\.?l\.?u|corp|co|gmbh|plc|ltda|lda|sdn|tbk|a\.ş)\b\.?)/giu,
      '\0',
    )
    .split(/\s*[,，،]\s*/)
    .map((part) => part.replaceAll('\0', ', '))
  const scores = parts.map(titleScore)
  const title = scores.findIndex((score) => score > 0 && score === Math.max(...scores))
  if (title < 0 || parts.length < 2) return [piece]
  // `Manager, Sales, Hotel Aurora`: the company is the first part that is not near the title, unless there is only one.
  const others = parts.flatMap((part, index) => (index === title || isPlaces(part) ? [] : [part]))
  const company = others.find((part) => scoreOf('company', part) > 0) ?? others[0]
  return [parts[title], company].flatMap((text) => (text === undefined ? [] : [{ ...piece, text }]))
}

/** By the jobs that are sure. */
function titlesComeFirst(jobs: readonly NamedJob[]): boolean {
  let first = 0
  for (const { entry, title, company } of jobs) {
    if (title === null || company === null) continue
    const order = orderIn(entry, title) - orderIn(entry, company)
    first += order < 0 ? 1 : -1
  }
  return first >= 0
}

/** The missing one of the two is the first of the other pieces; a further title at the same company has none. */
function complete(job: NamedJob, last: NamedJob | undefined, isTitleFirst: boolean): void {
  const { others } = job
  if (job.title === null && job.company === null) {
    const [first, second] = others
    job.title = (isTitleFirst ? first : second) ?? null
    job.company = (isTitleFirst ? second : first) ?? null
  } else if (job.company === null) job.company = others[0] ?? last?.company ?? null
  else if (job.title === null) job.title = others[0] ?? null
  job.others = others.filter((piece) => piece !== job.title && piece !== job.company)
  job.company = withDepartment(job)
}

/** `株式会社ハナミズキ 関西営業部`: what stands behind the company in its line belongs to it, unless a title follows. */
function withDepartment({ company, title, others }: NamedJob): Piece | null {
  if (company === null || company.line === title?.line) return company
  const next = others.find(({ text, line }) => line === company.line && DEPARTMENT.test(text))
  const { text } = company.line
  const start = text.indexOf(company.text)
  const whole = next === undefined ? '' : text.slice(start, text.indexOf(next.text) + next.text.length)
  const isNext = next !== undefined && whole.length - company.text.length - next.text.length <= 2
  return start >= 0 && isNext && whole.startsWith(company.text) ? { ...company, text: whole } : company
}

const DEPARTMENT = /(?:部|課|课|室|支店|支社|本社|本店|店|研究所|工場|病棟|センター|分公司|事業所)$/u
