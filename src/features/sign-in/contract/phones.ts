import { z } from 'zod'

/** Whether something is reached by mail or by messages to a phone. */
export const channel = z.enum(['email', 'phone'])
export type Channel = z.output<typeof channel>

/**
 * A phone number as it is typed: with `+` and its country's code, or without them and with `country_code` beside it. Digits
 * of any script, spaces, dashes, brackets and the zero that is dialled at home are all understood.
 */
export const phoneFields = {
  phone_num: z.string().max(100).optional(),
  /** `PH`, `63` or `+63`; absent: of the country that the visitor looks at. */
  country_code: z.string().max(8).optional(),
} as const
