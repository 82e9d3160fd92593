import { z } from 'zod'

/** Why a form was refused, in the visitor's language. */
export interface Refusal {
  status: number
  /** A code of the catalogue. */
  code: number
  message: string
  /** Messages by field. */
  errors: Readonly<Record<string, readonly string[]>>
  /** Seconds to wait before the next try; null: it may come at once. */
  retryAfter: number | null
}

const envelope = z.object({
  code: z.number(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
})

/** Reads a refusal that an action caught, so that its form can show it. Throws everything else again. */
export async function refusalIn(caught: unknown): Promise<Refusal> {
  if (!(caught instanceof Response) || caught.status < 400 || caught.status >= 500) throw caught
  const parsed = envelope.safeParse(await caught.json())
  if (!parsed.success) throw caught
  const retryAfter = caught.headers.get('retry-after')
  return {
    status: caught.status,
    ...parsed.data,
    retryAfter: retryAfter === null ? null : Number(retryAfter),
  }
}
