import { ApiError } from '#shared/api-error.ts'

const LONGEST = 50

/** Reads and cleans a first or last name. Throws 41051 beside its field. */
export function typedName(typed: string, field: 'first_name' | 'last_name'): string {
  const name = typed
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (Array.from(name).length > LONGEST) throw new ApiError(41051, { field })
  return name
}
