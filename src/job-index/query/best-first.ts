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

  offer(item: Item): void {
    const { heap } = this
    if (heap.length < this.capacity) {
      heap.push(item)
      this.rise(heap.length - 1)
      return
    }
    const worst = heap[0]
    if (worst === undefined || !this.comesFirst(item, worst)) return
    heap[0] = item
    this.sink()
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

  private sink(): void {
    for (let index = 0; ; ) {
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
