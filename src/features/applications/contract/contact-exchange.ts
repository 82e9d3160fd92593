import { z } from 'zod'
import { EXCHANGE_ANSWERS, EXCHANGES } from '#config/contact-exchange.ts'

/** How far the exchange of contacts is, and what the reader can answer. */
export const contactExchange = z.object({
  /** Null: nobody has asked. */
  state: z.enum(EXCHANGES).nullable(),
  may: z.object({ agree: z.boolean(), refuse: z.boolean() }),
})

/** `agree` also asks, where nobody has asked yet; `refuse` also takes a request of one’s own back. */
export const exchangeRequest = z.object({ id: z.uuid(), answer: z.enum(EXCHANGE_ANSWERS) })
