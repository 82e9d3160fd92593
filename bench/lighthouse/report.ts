import type { Figures } from './figures.ts'

let isFirst = true

/** A row of the table in README.md. */
export function printTable(page: string, { scores, numbers }: Figures): void {
  if (isFirst) {
    console.log('| page | performance | accessibility | best practices | SEO | LCP, s | CLS | TBT, ms | KB |')
    console.log('|---|---|---|---|---|---|---|---|---|')
    isFirst = false
  }
  const cells = [
    page,
    ...Object.values(scores),
    (numbers.lcp / 1000).toFixed(2),
    numbers.cls.toFixed(3),
    Math.round(numbers.tbt),
    Math.round(numbers.bytes / 1000),
  ]
  console.log(`| ${cells.join(' | ')} |`)
}

/** Problems to fix, on standard error, so that the table can be used by itself. */
export function printFailures({ failures }: Figures): void {
  const seen = new Map(failures.map((failure) => [failure.id, failure]))
  for (const { id, title, found } of seen.values()) console.error(`  ${id}: ${title} ${found}`)
}
