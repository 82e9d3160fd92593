import type { Preview } from './alert-preview.tsx'

export interface AlertFormProps {
  /** The names of the values of `LISTED`, by the name of the filter in calls. */
  lists: Readonly<Record<string, readonly { id: number | string; value: string }[]>>
  countries: readonly { code: string; name: string }[]
  /** What is chosen: the search under the names of addresses, and the choices beside it. */
  values: URLSearchParams
  preview: Preview
  /** Titles that were left out by "not this kind". */
  leftOut: readonly { id: number; name: string }[]
  /** The proven address of the account; null: it has none. */
  ownEmail: string | null
  errors: Readonly<Record<string, string>>
  problem: string | null
  submit: string
  isGuest: boolean
  /** Of the values that the server has set: after another one the fields are filled again. */
  version: string
}
