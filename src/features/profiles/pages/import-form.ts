import type { SentForm } from '#app/common/sign-in/read-form.ts'
import type { ProfileImport } from '../contract/import.ts'

/** The fields of the form on which the entries of an import are chosen; null: none waits. */
export const fieldsOfImport = (waiting: ProfileImport | null): string[] => [
  ...Object.keys(waiting?.room ?? {}),
  ...(waiting?.entries ?? []).flatMap(({ key, open }) => [
    `take/${key}`,
    ...open.flatMap(({ field }) => ['', '_month', '_year'].map((part) => `${key}/${field}${part}`)),
  ]),
]

/** The ticked entries, with what was filled in. A date without its month, or without its year, is none. */
export const chosenIn = (form: SentForm<string>, waiting: ProfileImport | null) =>
  (waiting?.entries ?? [])
    .filter(({ key }) => form.has(`take/${key}`))
    .map(({ key, open }) => ({
      key,
      filled: Object.fromEntries(open.map(({ field }) => [field, filledIn(form, `${key}/${field}`)])),
    }))

function filledIn(form: SentForm<string>, name: string): string {
  const [year, month] = [form.text(`${name}_year`), form.text(`${name}_month`)]
  return form.text(name) || (year === '' || month === '' ? '' : `${year}-${month}`)
}
