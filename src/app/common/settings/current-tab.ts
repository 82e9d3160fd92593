interface Place {
  path: string
  pages?: readonly string[] | undefined
}

/** The tab of a page: one that names it, else the nearest one above it. Undefined: none. */
export function currentTab<Tab extends Place>(tabs: readonly Tab[], page: string): Tab | undefined {
  const named = tabs.find(({ path, pages = [] }) => path === page || pages.includes(page))
  if (named !== undefined) return named
  const above = tabs.filter(({ path }) => page.startsWith(`${path}/`))
  return above.toSorted((a, b) => b.path.length - a.path.length)[0]
}
