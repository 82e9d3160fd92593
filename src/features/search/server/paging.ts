import { FIRST_PAGE_SIZE, MAX_PAGE, PAGE_SIZE } from '#config/limits.ts'

/** The start and length of a page. The first has 21 jobs, the others 30; with an explicit size all have that size. */
export function pageWindow(page: number, size?: number): { offset: number; limit: number } {
  if (size !== undefined) return { offset: (page - 1) * size, limit: size }
  if (page === 1) return { offset: 0, limit: FIRST_PAGE_SIZE }
  return { offset: FIRST_PAGE_SIZE + PAGE_SIZE * (page - 2), limit: PAGE_SIZE }
}

/** The number of pages for so many jobs; at least one, at most the deepest that is served. */
export function pageCount(total: number, size?: number): number {
  const pages =
    size !== undefined
      ? Math.ceil(total / size)
      : 1 + Math.ceil(Math.max(0, total - FIRST_PAGE_SIZE) / PAGE_SIZE)
  return Math.min(Math.max(1, pages), MAX_PAGE)
}
