/** Takes down which line each field of what was said came from. */
export class Placed {
  /** By a path in `Said` the number of a line. */
  readonly lines = new Map<string, number>()

  put(path: string, line: { number: number } | undefined): void {
    if (line !== undefined) this.lines.set(path, line.number)
  }
}
