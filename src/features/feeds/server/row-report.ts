import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { UnusableRow } from './feed-errors.ts'
import type { FeedRow } from './feed-row.ts'
import type { Understood } from './understand-posting.ts'

/** The results of an import's rows, one by one; counts the refused ones. */
export interface RowReport {
  /** Includes those that failed. */
  readonly refused: number
  /** Refused because of a bug of ours: anything but an `UnusableRow` was thrown. */
  readonly failed: number
  notUnderstood(row: FeedRow, understood: Understood): void
  refuse(row: FeedRow, error: unknown): void
  close(): Promise<void>
}

/** Creates `report.jsonl` and `refused.jsonl` in a folder, which is created if missing. */
export async function openRowReport(folder: string): Promise<RowReport> {
  await mkdir(folder, { recursive: true })
  const report = createWriteStream(join(folder, 'report.jsonl'))
  const rows = createWriteStream(join(folder, 'refused.jsonl'))
  const note = (entry: object) => report.write(`${JSON.stringify(entry)}\n`)
  let refused = 0
  let failed = 0
  return {
    get refused() {
      return refused
    },
    get failed() {
      return failed
    },
    notUnderstood({ number: row }, { posting: { source, source_ref: id }, findings }) {
      for (const { field, written, understood } of findings) {
        if (!understood) note({ row, source, id, field, written: written.slice(0, 300) })
      }
    },
    refuse(row, error) {
      refused++
      if (error instanceof UnusableRow) note({ row: row.number, refused: error.message })
      else {
        failed++
        note({ row: row.number, refused: `failed: ${error}`, stack: stackOf(error) })
      }
      rows.write(`${row.written()}\n`)
    },
    async close() {
      report.end()
      rows.end()
      await Promise.all([finished(report), finished(rows)])
    },
  }
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined)
