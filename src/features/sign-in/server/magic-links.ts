import { z } from 'zod'

/** What a link to sign in with carries along, under its token in the database. */
export const MAGIC_LINK = 'magic-link'

export const magicLink = z.object({
  email: z.string(),
  redirect: z.string().nullable(),
  /** What the browser that asked says it is. */
  userAgent: z.string(),
  country: z.string().nullable(),
  askedAt: z.iso.datetime(),
})
export type MagicLink = z.output<typeof magicLink>
