/** Takes down which line each field of what was said came from. */
export class Placed {
  /** By a path in `Said` the number of a line. */
  readonly lines = new Map<string, number>()

  put(path: string, line: { number: number } | undefined): void {
    if (line !== undefined) this.lines.set(path, line.number)
  }

  /** Of the entries of a section these are left, in this order. */
  renumber(section: string, left: readonly number[]): void {
    for (const [path, line] of [...this.lines]) {
      const [name, index, ...field] = path.split('.')
      if (name !== section) continue
      this.lines.delete(path)
      const now = left.indexOf(Number(index))
      if (now >= 0) this.lines.set([section, now, ...field].join('.'), line)
    }
  }
}
