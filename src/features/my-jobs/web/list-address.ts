import { PAGE_SIZE } from '#config/limits.ts'

/** The page and the order that an address asks for; whatever it says else is the first page, by relevance. */
export function listRequest(address: URLSearchParams): { page: number; sort: number } {
  const within = (name: string, most: number, otherwise: number) => {
    const value = Number(address.get(name))
    return Number.isInteger(value) && value >= 1 && value <= most ? value : otherwise
  }
  return { page: within('page', MOST_PAGES, 1), sort: within('sort', 3, RELEVANCE) }
}

const RELEVANCE = 2

const MOST_PAGES = 300

/**
 * The query of the last page for one that is beyond it: whoever takes away the only entry of a page is not told that the
 * list is empty. Null for every other page.
 */
export function lastPageFor(
  asked: { page: number; sort: number; state?: string | null },
  total: number,
): string | null {
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE))
  return asked.page > last ? listAddress({ ...asked, page: last }) : null
}

/** The query of a list; what is as usual is left out. */
export function listAddress({
  page,
  sort,
  state,
}: {
  page: number
  sort: number
  state?: string | null
}): string {
  const query = new URLSearchParams({
    ...(state && { state }),
    ...(sort !== RELEVANCE && { sort: String(sort) }),
    ...(page > 1 && { page: String(page) }),
  })
  return `?${query}`
}
