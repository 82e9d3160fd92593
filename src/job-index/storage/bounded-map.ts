/** A map that drops its oldest entry when it would hold more than `most`. */
export class BoundedMap<Key, Value> {
  private readonly entries = new Map<Key, Value>()
  private readonly most: number

  constructor(most: number) {
    this.most = most
  }

  get(key: Key): Value | undefined {
    return this.entries.get(key)
  }

  set(key: Key, value: Value): void {
    const [oldest] = this.entries.keys()
    if (this.entries.size >= this.most && oldest !== undefined && !this.entries.has(key)) {
      this.entries.delete(oldest)
    }
    this.entries.set(key, value)
  }
}
