/** A number with a unit in full: `5 hours`, `5時間`. In Japanese Intl puts a space between them that nobody writes. */
export function unitFormat(locale: string, unit: string): (count: number) => string {
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
  return (count) => format.format(count).replace(locale.startsWith('ja') ? ' ' : '', '')
}
