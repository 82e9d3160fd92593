import { z } from 'zod'
import { asText } from '../raw-posting.ts'

/**
 * Fields of foreign JSON. If a board omits a field, or one day has another type there, only that field is lost, not the
 * posting.
 */

/** Text; a number or a flag becomes text, anything else ''. */
export const text = z.unknown().optional().transform(asText)

/** Entries of the right shape; others are left out. */
export function listOf<Shape extends z.ZodType>(shape: Shape) {
  return z
    .unknown()
    .optional()
    .transform((value): z.output<Shape>[] =>
      (Array.isArray(value) ? value : []).flatMap((entry) => {
        const result = shape.safeParse(entry)
        return result.success ? [result.data] : []
      }),
    )
}

/** An object's fields; all are absent if there is no object. */
export function fieldsOf<Fields extends z.core.$ZodLooseShape>(fields: Fields) {
  const shape = z.object(fields)
  return z
    .unknown()
    .optional()
    .transform((value) => (typeof value === 'object' && value !== null ? value : {}))
    .pipe(shape)
}
