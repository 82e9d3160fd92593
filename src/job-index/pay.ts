/**
 * Pay in many currencies: amounts stay as posted, and a query converts them by dated rates, so that a new rate needs no
 * new index. Amounts in the requested currency are compared exactly, since their factor is exactly 1.
 */

import { BoundedMap } from './storage/bounded-map.ts'

/** Currencies numbered from 1 in order of appearance; 0 is "no stated pay". */
export class Currencies {
  private readonly rates: ReadonlyMap<string, number>
  private readonly known: string[]
  private readonly factors = new BoundedMap<string, Float64Array>(64)

  /** `rates`: units per US dollar. `known`: the codes of a snapshot, in order. */
  constructor(rates: Readonly<Record<string, number>>, known: readonly string[] = ['']) {
    this.rates = new Map([['USD', 1], ...Object.entries(rates)])
    this.known = [...known]
  }

  get codes(): readonly string[] {
    return this.known
  }

  /** The currency's number; a new currency gets one. */
  add(code: string): number {
    const index = this.known.indexOf(code)
    return index >= 0 ? index : this.known.push(code) - 1
  }

  /** Factors that convert to the target, by a currency's number; NaN if no rate is known. Not to be changed. */
  factorsTo(target: string): Float64Array {
    const worked = this.factors.get(target)
    if (worked?.length === this.known.length) return worked
    const factors = Float64Array.from(this.known, (code) => this.factor(code, target))
    this.factors.set(target, factors)
    return factors
  }

  private factor(from: string, to: string): number {
    if (from === to) return 1
    return (this.rates.get(to) ?? Number.NaN) / (this.rates.get(from) ?? Number.NaN)
  }
}
