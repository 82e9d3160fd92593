import type { Refusals } from '#platform/http/refusals.ts'
import { minorDigits } from '#shared/money.ts'
import { readAmount } from '#shared/read-amount.ts'
import { numberOf } from '../contract/fields.ts'

/**
 * The amount of a request in major units. What was typed is read by its currency; where that allows two readings, its
 * writer is asked beside the field: neither is guessed. Null: there is none, or it was refused.
 * @param currency of ISO 4217; null: unknown, which is refused beside its own field
 */
export function amountIn(
  typed: number | string | null,
  { currency, field }: { currency: string | null; field: string },
  refusals: Pick<Refusals, 'say'>,
): number | null {
  if (typeof typed !== 'string') return typed
  const read = readAmount(typed, currency === null ? 2 : minorDigits(currency))
  if (read === null) {
    refusals.say(field, 'number-wanted')
    return null
  }
  if (!('isUnclear' in read)) return numberOf(read)
  const { whole, withDecimals: decimals } = read
  refusals.say(field, 'amount-unclear', { typed, whole, decimals })
  return null
}
