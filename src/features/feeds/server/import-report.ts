import { READ_FIELDS, type ReadField, type Understood } from './understand-posting.ts'

/** How many rows say something about a field, and for how many of them it was understood. */
export interface FieldCount {
  stated: number
  understood: number
}

export interface SourceCounts {
  rows: number
  fields: Partial<Record<ReadField, FieldCount>>
}

/** What an import did. */
export interface ImportSummary {
  rows: number
  added: number
  changed: number
  unchanged: number
  refused: number
  /** Of the refused: without a source or id, so that nobody can tell which posting it was. */
  unreadable: number
  /** Of the refused: by a fault of ours, which is worth an issue; the row's report has the error. */
  failed: number
  /** Over all sources, then by source. */
  total: SourceCounts
  sources: Readonly<Record<string, SourceCounts>>
  seconds: number
  /** Not all rows were read, because someone asked to stop; a second import goes on. */
  wasStopped: boolean
  /** The longest that one batch kept its transaction open. */
  longestCommitMs: number
}

/** Counts what was understood, source by source. */
export class Coverage {
  readonly total: SourceCounts = { rows: 0, fields: {} }
  readonly #sources = new Map<string, SourceCounts>()

  get sources(): Readonly<Record<string, SourceCounts>> {
    return Object.fromEntries(this.#sources)
  }

  add({ posting, findings }: Understood): void {
    const source = this.#sources.get(posting.source) ?? { rows: 0, fields: {} }
    this.#sources.set(posting.source, source)
    for (const counts of [this.total, source]) {
      counts.rows++
      for (const { field, understood } of findings) {
        const { stated, understood: before } = counts.fields[field] ?? { stated: 0, understood: 0 }
        counts.fields[field] = { stated: stated + 1, understood: before + (understood ? 1 : 0) }
      }
    }
  }
}

const LABELS: Readonly<Record<ReadField, string>> = {
  text: 'unharmed text',
  language: 'language',
  function: 'function',
  country: 'country',
  place: 'place',
  pay: 'pay',
  type: 'type of work',
  arrangement: 'arrangement',
  experience: 'experience',
  education: 'education',
  date: 'date',
}

/** The summary as lines for a terminal. */
export function summaryLines(summary: ImportSummary): string[] {
  const { rows, added, changed, unchanged, refused, failed, seconds, total, wasStopped } = summary
  return [
    `${wasStopped ? 'Stopped after ' : ''}${number(rows)} rows in ${seconds.toFixed(1)} s: ${number(added)} new, ${number(changed)} changed, ` +
      `${number(unchanged)} unchanged, ${number(refused)} refused.`,
    ...(failed > 0 ? [failedRows(failed)] : []),
    `Understood, of the rows that say it:`,
    ...READ_FIELDS.flatMap((field) => {
      const count = total.fields[field]
      return count ? [fieldLine(LABELS[field], count)] : []
    }),
  ]
}

/** Says that rows met a fault of ours, as a sentence. */
export const failedRows = (failed: number): string =>
  `${number(failed)} of the refused rows failed by a fault of ours: see report.jsonl.`

function fieldLine(label: string, { stated, understood }: FieldCount): string {
  const share = stated === 0 ? 0 : (understood / stated) * 100
  return `  ${label.padEnd(14)}${number(understood).padStart(9)} of ${number(stated).padStart(9)}  ${share.toFixed(1).padStart(5)} %`
}

const number = (value: number) => value.toLocaleString('en')
