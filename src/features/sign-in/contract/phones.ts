import { z } from 'zod'

/** The channel of a code: mail or SMS. */
export const channel = z.enum(['email', 'phone'])
export type Channel = z.output<typeof channel>

/**
 * A phone number as typed: with `+` and its calling code, or without them and with `country_code`. Digits of any
 * script, spaces, dashes, brackets and the trunk zero are accepted.
 */
export const phoneFields = {
  phone_num: z.string().max(100).optional(),
  /** `PH`, `63` or `+63`; if absent, the country of the market in use. */
  country_code: z.string().max(8).optional(),
} as const
