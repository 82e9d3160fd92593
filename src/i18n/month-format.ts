/** A month (`2023-03`) as `Mar 2023`, or a year of which no month is known. */
export function monthFormat(locale: string): (date: string) => string {
  const year = { year: 'numeric', timeZone: 'UTC' } as const
  const months = new Intl.DateTimeFormat(locale, { ...year, month: 'short' })
  const years = new Intl.DateTimeFormat(locale, year)
  return (date) => (date.length > 4 ? months : years).format(new Date(date))
}
