import { READ_FIELDS, type ReadField } from './read-fields.ts'
import type { Understood } from './understand-posting.ts'

/** How many rows have a value in a field, and for how many it was parsed. */
export interface FieldCount {
  stated: number
  understood: number
}

export interface SourceCounts {
  rows: number
  fields: Partial<Record<ReadField, FieldCount>>
}

/** The result of an import. */
export interface ImportSummary {
  rows: number
  added: number
  changed: number
  unchanged: number
  refused: number
  /** Of the refused ones: rows without a source or id, which identify no posting. */
  unreadable: number
  /** Of the refused ones: rows that failed because of a bug of ours; the row's report has the error. */
  failed: number
  /** Over all sources, then by source. */
  total: SourceCounts
  sources: Readonly<Record<string, SourceCounts>>
  seconds: number
  /** Someone stopped the import before all rows were read; a second import continues. */
  wasStopped: boolean
  /** The longest that one batch kept its transaction open. */
  longestCommitMs: number
}

/** Counts parsed fields, source by source. */
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

/** The summary as lines for a terminal. */
export function summaryLines(summary: ImportSummary): string[] {
  const { rows, added, changed, unchanged, refused, failed, seconds, total, wasStopped } = summary
  return [
    `${wasStopped ? 'Stopped after ' : ''}${number(rows)} rows in ${seconds.toFixed(1)} s: ${number(added)} new, ${number(changed)} changed, ` +
      `${number(unchanged)} unchanged, ${number(refused)} refused.`,
    ...(failed > 0 ? [failedRows(failed)] : []),
    `Understood, of the rows that say it:`,
    ...readFields.flatMap((field) => {
      const count = total.fields[field]
      return count ? [fieldLine(READ_FIELDS[field], count)] : []
    }),
  ]
}

/** A sentence that says how many rows failed because of a bug of ours. */
export const failedRows = (failed: number): string =>
  `${number(failed)} of the refused rows failed by a fault of ours: see report.jsonl.`

function fieldLine(label: string, { stated, understood }: FieldCount): string {
  const share = stated === 0 ? 0 : (understood / stated) * 100
  return `  ${label.padEnd(14)}${number(understood).padStart(9)} of ${number(stated).padStart(9)}  ${share.toFixed(1).padStart(5)} %`
}

const readFields = Object.keys(READ_FIELDS).filter(isReadField)

function isReadField(name: string): name is ReadField {
  return Object.hasOwn(READ_FIELDS, name)
}

const number = (value: number) => value.toLocaleString('en')
