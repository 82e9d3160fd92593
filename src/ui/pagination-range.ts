/** First, last, and the neighbours of the current page; null where pages are left out. */
export function paginationRange(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((shown) => shown >= 1 && shown <= pageCount)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((shown, index) => {
    const missing = shown - (pages[index - 1] ?? shown) - 1
    if (missing === 1) return [shown - 1, shown]
    return missing > 1 ? [null, shown] : [shown]
  })
}
