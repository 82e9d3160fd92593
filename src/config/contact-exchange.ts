/**
 * How far the exchange of contacts is between the seeker of an application and the company's recruiters: one side asks,
 * the other agrees or refuses. Null: nobody has asked.
 */

export const EXCHANGES = [
  'asked-by-seeker',
  'asked-by-employer',
  'refused-by-seeker',
  'refused-by-employer',
  'done',
] as const
export type Exchange = (typeof EXCHANGES)[number] | null

type Side = 'seeker' | 'employer'

export const EXCHANGE_ANSWERS = ['agree', 'refuse'] as const
export type ExchangeAnswer = (typeof EXCHANGE_ANSWERS)[number]

/** What was exchanged stays so, and a refusal holds until the side that refused asks itself. */
const FINAL = 41154
const REFUSED = 40005

/**
 * What the answer of a side makes of it, or the code that refuses the answer. To agree is to ask, where nobody has asked;
 * to refuse what oneself has asked is to take it back. The same answer twice is the same as once.
 */
export function exchangeAfter(exchange: Exchange, side: Side, answer: ExchangeAnswer): Exchange | number {
  const other = side === 'seeker' ? 'employer' : 'seeker'
  if (exchange === 'done') return answer === 'agree' ? 'done' : FINAL
  const isAsked = exchange === `asked-by-${other}`
  if (answer === 'agree') {
    if (isAsked) return 'done'
    return exchange === `refused-by-${other}` ? REFUSED : `asked-by-${side}`
  }
  if (isAsked) return `refused-by-${side}`
  return exchange === `asked-by-${side}` ? null : exchange
}
