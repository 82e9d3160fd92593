import { readFileSync } from 'node:fs'

/** A line of a table. */
export interface Row<Column extends string> {
  /** The text of a field; '' if it is empty. */
  field(column: Column): string
  /** The items of a field, which are separated by `|`. */
  list(column: Column): readonly string[]
  /** An error about this line, with its file and number. */
  fault(problem: string): Error
}

/**
 * Reads a table that people edit: a line is a row, tabs separate its fields, and the first line names the columns. A
 * line may leave out empty fields at its end. Only the server can use this, since it reads a file.
 *
 * @throws Error with the file and the line, if a line does not have this form
 */
export function readTable<Column extends string>(file: string, columns: readonly Column[]): Row<Column>[] {
  const [header, ...lines] = readFileSync(file, 'utf8').replace(/\n$/, '').split('\n')
  if (header !== columns.join('\t')) throw faultAt(file, 1, `the columns must be ${columns.join(', ')}`)
  return lines.map((line, index) => rowOf(line, columns, (problem) => faultAt(file, index + 2, problem)))
}

function rowOf<Column extends string>(
  line: string,
  columns: readonly Column[],
  fault: (problem: string) => Error,
): Row<Column> {
  const fields = line.split('\t')
  if (fields.length > columns.length) throw fault(`it has more than ${columns.length} fields`)
  if (fields[0] === '') throw fault('its first field is empty')
  for (const text of fields)
    if (isUntidy(text)) throw fault(`"${text}" has spaces around it or an empty item`)
  const field = (column: Column) => fields[columns.indexOf(column)] ?? ''
  const list = (column: Column) => (field(column) === '' ? [] : field(column).split('|'))
  return { field, list, fault }
}

const isUntidy = (text: string): boolean => /^[\s|]|[\s|]$|\s\||\|[\s|]/.test(text)

const faultAt = (file: string, line: number, problem: string): Error =>
  new Error(`${file}:${line}: ${problem}`)
