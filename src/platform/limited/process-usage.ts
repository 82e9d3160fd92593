import { readFile } from 'node:fs/promises'

interface Usage {
  /** Of a processor. */
  milliseconds: number
  /** Memory that is really used. */
  megabytes: number
}

/** Of the process and all that it has started; 0 where the system does not say. */
export async function usageOf(pid: number | string | undefined): Promise<Usage> {
  const of = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '')
  const [status, stat, children] = await Promise.all([of('status'), of('stat'), of(`task/${pid}/children`)])
  const own = { milliseconds: processorMs(stat), megabytes: residentMegabytes(status) }
  const theirs = await Promise.all(children.split(' ').filter(Boolean).map(usageOf))
  return theirs.reduce(
    (sum, used) => ({
      milliseconds: sum.milliseconds + used.milliseconds,
      megabytes: sum.megabytes + used.megabytes,
    }),
    own,
  )
}

const residentMegabytes = (status: string): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1024

/** Of `/proc/PID/stat`: the twelfth and thirteenth number after the name, in hundredths of a second. */
function processorMs(stat: string): number {
  const numbers = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return 10 * (Number(numbers[11] ?? 0) + Number(numbers[12] ?? 0))
}
