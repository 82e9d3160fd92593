/** One line of a Markdown table. */
export const cells = (...texts: readonly string[]): string => `| ${texts.join(' | ')} |`

/** A Markdown table whose first column has names and whose other columns have figures. */
export function figureTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const alignment = head.map((_, at) => (at === 0 ? '---' : '---:'))
  return [head, alignment, ...rows].map((row) => cells(...row)).join('\n')
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
