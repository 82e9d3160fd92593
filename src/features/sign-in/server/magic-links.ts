import { z } from 'zod'

/** The data of a magic link, stored under its token. */
export const MAGIC_LINK = 'magic-link'

export const magicLink = z.object({
  email: z.string(),
  redirect: z.string().nullable(),
  /** The user agent of the browser that requested it. */
  userAgent: z.string(),
  country: z.string().nullable(),
  askedAt: z.iso.datetime(),
})
export type MagicLink = z.output<typeof magicLink>
