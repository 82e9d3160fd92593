/**
 * Keeps the best few of many without sorting them all: a heap whose root is the worst of them, so that most items are
 * rejected by a single comparison.
 */
export class BestFirst<Item> {
  private readonly capacity: number
  private readonly comesFirst: (a: Item, b: Item) => boolean
  private readonly heap: Item[] = []

  /** `comesFirst` must be a strict total order for the result to be independent of the order of offers. */
  constructor(capacity: number, comesFirst: (a: Item, b: Item) => boolean) {
    this.capacity = capacity
    this.comesFirst = comesFirst
  }

  /** Returns the item that is not kept for it: a worse one, or the offered one itself; undefined while there is room. */
  offer(item: Item): Item | undefined {
    const { heap } = this
    if (heap.length < this.capacity) {
      heap.push(item)
      this.rise(heap.length - 1)
      return undefined
    }
    const worst = heap[0]
    if (worst === undefined || !this.comesFirst(item, worst)) return item
    heap[0] = item
    this.sink(0)
    return worst
  }

  /** Puts a better item in the place of one that is kept; looks through all for it. */
  replace(kept: Item, better: Item): void {
    const place = this.heap.indexOf(kept)
    this.heap[place] = better
    this.sink(place)
  }

  /** The item that a new one must beat; undefined while there is room. */
  get worstKept(): Item | undefined {
    return this.heap.length < this.capacity ? undefined : this.heap[0]
  }

  /** Best first. */
  sorted(): Item[] {
    return [...this.heap].sort((a, b) => (this.comesFirst(a, b) ? -1 : 1))
  }

  private rise(start: number): void {
    for (let index = start; index > 0; ) {
      const parent = (index - 1) >> 1
      if (!this.isWorse(index, parent)) return
      this.swap(index, parent)
      index = parent
    }
  }

  private sink(start: number): void {
    for (let index = start; ; ) {
      let worst = index
      if (this.isWorse(2 * index + 1, worst)) worst = 2 * index + 1
      if (this.isWorse(2 * index + 2, worst)) worst = 2 * index + 2
      if (worst === index) return
      this.swap(index, worst)
      index = worst
    }
  }

  private isWorse(index: number, other: number): boolean {
    const item = this.heap[index]
    const against = this.heap[other]
    return item !== undefined && against !== undefined && this.comesFirst(against, item)
  }

  private swap(index: number, other: number): void {
    const item = this.heap[index]
    const against = this.heap[other]
    if (item === undefined || against === undefined) return
    this.heap[index] = against
    this.heap[other] = item
  }
}
