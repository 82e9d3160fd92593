import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { entryId } from './fields.ts'

/** A change of a profile. */
export const changed = z.object({
  /** The changed entry; null: the change is about none. */
  id: z.uuid().nullable(),
  /** Undoes this change (`profiles.undoChange`), until the next one. */
  undo_id: z.uuid(),
})
export type Changed = z.output<typeof changed>

const common = { service: 'jobseeker', access: 'seeker', limit: 'account', response: changed } as const

/** The call that adds an entry to a section of a profile. `errors`: beside those of every change. */
export const createCall = <Shape extends z.ZodRawShape, const Path extends `/${string}/create`>(
  name: string,
  path: Path,
  what: string,
  fields: z.ZodObject<Shape>,
  errors: readonly number[],
) =>
  defineContract({
    ...common,
    name: `profiles.create${name}`,
    method: 'POST',
    path,
    summary: `Adds ${what} to the profile.`,
    request: fields,
    errors: [40001, 40005, ...errors],
  })

/** The call that changes an entry; absent fields stay. */
export const updateCall = <Shape extends z.ZodRawShape, const Path extends `/${string}/:id/update`>(
  name: string,
  path: Path,
  what: string,
  fields: z.ZodObject<Shape>,
  errors: readonly number[],
) =>
  defineContract({
    ...common,
    name: `profiles.update${name}`,
    method: 'PATCH',
    path,
    summary: `Changes ${what} of the profile; absent fields stay.`,
    request: fields.partial().extend({ id: entryId() }),
    errors: [40001, 40005, ...errors],
  })

/** The call that removes an entry. `missing`: the code where there is none. */
export const deleteCall = <const Path extends `/${string}/:id/delete`>(
  name: string,
  path: Path,
  what: string,
  missing: number,
) =>
  defineContract({
    ...common,
    name: `profiles.delete${name}`,
    method: 'DELETE',
    path,
    summary: `Removes ${what} from the profile.`,
    request: z.object({ id: entryId() }),
    errors: [40005, missing],
  })
