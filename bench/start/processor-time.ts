import { readdirSync, readFileSync } from 'node:fs'

/** Processor time of a process and all below it so far, in milliseconds, their ended children included. Linux only. */
export function processorMsOf(pid: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)))
  const below = (parent: number): number =>
    processes
      .filter((each) => each.parent === parent)
      .reduce((sum, each) => sum + each.ms + below(each.pid), 0)
  return (processes.find((each) => each.pid === pid)?.ms ?? 0) + below(pid)
}

export function medianOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0
}

/** Linux counts in hundredths of a second. */
const MS_PER_JIFFY = 10

/** None for a process that has ended meanwhile. The name, which comes second, may contain spaces. */
function statOf(pid: number): { pid: number; parent: number; ms: number }[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
      .map(Number)
    const jiffies = fields.slice(11, 15).reduce((sum, each) => sum + each, 0)
    return [{ pid, parent: fields[1] ?? 0, ms: jiffies * MS_PER_JIFFY }]
  } catch {
    return []
  }
}
