/**
 * Keeps the best hits like `BestFirst`, but so that one employer does not fill a page: its best hits count in full, the
 * others less (`varietyFit`). This is defined by all hits, so pages neither repeat nor lose one.
 *
 * There are two heaps. The first has the best of the hits that count in full: a better hit of an employer replaces its
 * worst, which goes to the second heap. A hit that is worse than everything in a full first heap needs no look at its
 * employer: so many hits are above it for good, since a hit is only ever replaced by a better one.
 */
import { BestFirst } from './best-first.ts'
import { FULL_HITS_OF_EMPLOYER, varietyFit } from './scoring.ts'

export interface EmployersHit {
  /** Its score. */
  key: number
  /** Negative: not known, and so not the same as any other. */
  employer: number
}

export class BestVaried<Hit extends EmployersHit> {
  private readonly capacity: number
  private readonly comesFirst: (a: Hit, b: Hit) => boolean
  private readonly full: BestFirst<Hit>
  private readonly others: BestFirst<Hit>
  /** The hits in the first heap. */
  private readonly byEmployer = new Map<number, Hit[]>()

  constructor(capacity: number, comesFirst: (a: Hit, b: Hit) => boolean) {
    this.capacity = capacity
    this.comesFirst = comesFirst
    this.full = new BestFirst(capacity, comesFirst)
    this.others = new BestFirst(capacity, comesFirst)
  }

  offer(hit: Hit): void {
    const own = this.byEmployer.get(hit.employer) ?? []
    if (hit.employer < 0) {
      this.leave(this.full.offer(hit))
    } else if (own.length < FULL_HITS_OF_EMPLOYER) {
      const dropped = this.full.offer(hit)
      if (dropped === hit) return
      this.byEmployer.set(hit.employer, [...own, hit])
      this.leave(dropped)
    } else {
      const worst = own.reduce((a, b) => (this.comesFirst(a, b) ? b : a))
      if (!this.comesFirst(hit, worst)) {
        this.others.offer(hit)
        return
      }
      this.full.replace(worst, hit)
      this.byEmployer.set(hit.employer, [...own.filter((one) => one !== worst), hit])
      this.others.offer(worst)
    }
  }

  /** The hit that a new one must beat; undefined while there is room. */
  get worstKept(): Hit | undefined {
    return this.full.worstKept
  }

  /** Best first, with the keys by which they are sorted. */
  sorted(): Hit[] {
    const others = this.others
      .sorted()
      .map((hit) => ({ ...hit, key: hit.key * varietyFit(FULL_HITS_OF_EMPLOYER) }))
    return [...this.full.sorted(), ...others]
      .sort((a, b) => (this.comesFirst(a, b) ? -1 : 1))
      .slice(0, this.capacity)
  }

  private leave(dropped: Hit | undefined): void {
    const own = dropped && this.byEmployer.get(dropped.employer)
    if (dropped === undefined || own === undefined) return
    this.byEmployer.set(
      dropped.employer,
      own.filter((one) => one !== dropped),
    )
  }
}
