import type { ImportEntry } from '../../contract/import.ts'
import { mendableFields } from '../../contract/import-fields.ts'

/** A form as it was sent. */
interface Sent {
  has: (field: string) => boolean
  /** Empty if the form does not have the field. */
  text: (field: string) => string
}

interface Read {
  entries: readonly ImportEntry[]
  room: Readonly<Record<string, number>>
}

/** The fields of the form on which the entries of an import are chosen; null: none waits. */
export const fieldsOfImport = (read: Read | null): string[] => [
  ...Object.keys(read?.room ?? {}),
  ...(read?.entries ?? []).flatMap((entry) => [
    `take/${entry.key}`,
    ...fieldsOf(entry).flatMap((field) => PARTS.map((part) => `${entry.key}/${field}${part}`)),
  ]),
]

/** A month is two fields. */
const PARTS = ['', '_month', '_year']

const fieldsOf = (entry: ImportEntry): string[] => [
  ...new Set([...entry.open, ...mendableFields(entry)].map(({ field }) => field)),
]

/** The ticked entries, with what was filled in or changed. A date without its month, or without its year, is none. */
export const chosenIn = (form: Sent, read: Read | null) =>
  (read?.entries ?? [])
    .filter(({ key }) => form.has(`take/${key}`))
    .map((entry) => ({
      key: entry.key,
      filled: Object.fromEntries(
        fieldsOf(entry)
          .map((field) => [field, `${entry.key}/${field}`] as const)
          .filter(([, name]) => PARTS.some((part) => form.has(`${name}${part}`)))
          .map(([field, name]) => [field, filledIn(form, name)]),
      ),
    }))

function filledIn(form: Sent, name: string): string {
  const [year, month] = [form.text(`${name}_year`), form.text(`${name}_month`)]
  return form.text(name) || (year === '' || month === '' ? '' : `${year}-${month}`)
}
