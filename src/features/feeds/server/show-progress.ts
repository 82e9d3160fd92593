const WIDTH = 30
const REDRAW_MS = 100
const LINE_EVERY_ROWS = 10_000

/** The parts of `process.stderr` that we use. */
export type Terminal = Pick<NodeJS.WriteStream, 'isTTY'> & { write(text: string): boolean }

/** Shows the progress of a long run at a terminal. */
export interface Progress {
  rows(count: number): void
  /** Leaves the terminal on a fresh line. */
  done(): void
}

/**
 * A bar on a terminal, redrawn in place; elsewhere a line every ten thousand rows.
 *
 * @param share the part that is done, 0 to 1; null if unknown
 */
export function showProgress(stream: Terminal, share: () => number | null): Progress {
  const startedAt = performance.now()
  const speed = (count: number) => Math.round(count / ((performance.now() - startedAt) / 1000 || 1))
  return stream.isTTY ? bar(stream, share, speed) : lines(stream, speed)
}

function bar(stream: Terminal, share: () => number | null, speed: (count: number) => number): Progress {
  let drawnAt = Number.NEGATIVE_INFINITY
  let drawn = false
  return {
    rows(count) {
      const now = performance.now()
      if (now - drawnAt < REDRAW_MS) return
      drawnAt = now
      drawn = true
      const part = share()
      const full = Math.round((part ?? 0) * WIDTH)
      const picture =
        part === null ? '' : `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${Math.round(part * 100)} %  `
      stream.write(
        `\r\u001b[K${picture}${count.toLocaleString('en')} rows, ${speed(count).toLocaleString('en')} a second`,
      )
    },
    done() {
      if (drawn) stream.write('\r\u001b[K')
    },
  }
}

function lines(stream: Terminal, speed: (count: number) => number): Progress {
  let told = 0
  return {
    rows(count) {
      if (count - told < LINE_EVERY_ROWS) return
      told = count
      stream.write(`${count.toLocaleString('en')} rows, ${speed(count).toLocaleString('en')} a second\n`)
    },
    done() {},
  }
}
