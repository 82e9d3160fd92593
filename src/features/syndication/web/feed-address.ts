/** Parameters of a search page that choose the shown part, not the found jobs. */
const POSITION = ['page', 'size', 'job', 'filters', 'sort', 'place', 'country']

/**
 * The query string of a search's feeds: its filters, and always a country (`all` for none), since a feed reader has no
 * remembered country.
 */
export function feedAddress(address: URLSearchParams, country: string | null): URLSearchParams {
  const filters = [...address].filter(([name, value]) => !POSITION.includes(name) && value !== '')
  return new URLSearchParams([['country', country ?? 'all'], ...filters])
}
