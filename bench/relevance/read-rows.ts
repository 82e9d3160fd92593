import { readFileSync } from 'node:fs'
import { recordOf } from '#shared/record-of.ts'

/** The rows of a file of judgments: values separated by tabs, after a line with the names of the columns. */
export function readRows<Column extends string>(
  file: URL,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  if (head !== columns.join('\t'))
    throw new Error(`${file.pathname} has other columns than ${columns.join(', ')}.`)
  return lines.map((line) => {
    const values = line.split('\t')
    if (values.length !== columns.length)
      throw new Error(`${file.pathname} has a row of another length: ${line}`)
    return recordOf(columns, (column) => values[columns.indexOf(column)] ?? '')
  })
}
