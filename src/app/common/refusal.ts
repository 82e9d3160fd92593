import { z } from 'zod'

/** Why a form was refused, in the visitor's language. */
export interface Refusal {
  status: number
  /** Of the catalogue. */
  code: number
  message: string
  /** Messages by field. */
  errors: Readonly<Record<string, readonly string[]>>
  /** Seconds after which it may be tried again; null: at any time. */
  retryAfter: number | null
}

const envelope = z.object({
  code: z.number(),
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).default({}),
})

/** What an action caught, where it is a refusal that its form can show; anything else is thrown on. */
export async function refusalIn(caught: unknown): Promise<Refusal> {
  if (!(caught instanceof Response) || caught.status < 400 || caught.status >= 500) throw caught
  const told = envelope.safeParse(await caught.json())
  if (!told.success) throw caught
  const retryAfter = caught.headers.get('retry-after')
  return { status: caught.status, ...told.data, retryAfter: retryAfter === null ? null : Number(retryAfter) }
}
