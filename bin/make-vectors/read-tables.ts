import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parse } from 'csv-parse/sync'

/** The rows of a compressed table by the names of its columns. Fields are separated by tabs or, if quoted, by commas. */
export function readCompressedTable(file: string): Record<string, string>[] {
  const text = gunzipSync(readFileSync(file)).toString('utf8')
  if (file.endsWith('.csv.gz')) return rowsOf(parse(text, { columns: true, relax_quotes: true }))
  const [header = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '')
  const columns = header.split('\t')
  return lines.map((line) => {
    const fields = line.split('\t')
    return Object.fromEntries(columns.map((column, place) => [column, fields[place] ?? '']))
  })
}

function rowsOf(parsed: unknown[]): Record<string, string>[] {
  return parsed.map((row) => {
    if (typeof row !== 'object' || row === null) throw new Error('A row has no columns.')
    return Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value)]))
  })
}
