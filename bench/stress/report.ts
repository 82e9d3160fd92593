import { type Figures, quantile, type Scenario } from './scenario.ts'

const COLUMNS = ['load', 'admitted', 'p50', 'p99', 'refused', 'p99', 'failed', 'normal after'] as const
const WIDTHS = [44, 9, 8, 8, 9, 8, 8, 13]

export function printHead({ name, about }: Scenario): void {
  console.log(`\n${name}: ${about}\n${row(COLUMNS)}`)
}

export function printFigures({ load, outcome, secondsToNormal, note }: Figures): void {
  const { admitted, refused, failed } = outcome
  const all = admitted.length + refused.length + failed.length
  console.log(
    row([
      load,
      String(admitted.length),
      milliseconds(quantile(admitted, 0.5)),
      milliseconds(quantile(admitted, 0.99)),
      share(refused.length, all),
      milliseconds(quantile(refused, 0.99)),
      share(failed.length, all),
      secondsToNormal === null ? '' : `${secondsToNormal.toFixed(1)} s`,
    ]) + (note === undefined ? '' : `\n  ${note}`),
  )
}

const row = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0)))
    .join('')

const milliseconds = (time: number): string => (Number.isNaN(time) ? '' : `${Math.round(time)} ms`)
const share = (part: number, all: number): string => (part === 0 ? '' : `${Math.round((part / all) * 100)} %`)
