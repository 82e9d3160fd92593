type Direction = 'ltr' | 'rtl'

interface Opening {
  kind: string
  direction: Direction
  /** Counts on over all openings: languages and looks go by it, so that two that follow each other differ. */
  number: number
}

/**
 * The fewest openings that show every kind of page, and every module of pages in both directions, by modules: kinds of
 * one module take turns, and its only kind is opened twice. So are kinds of which `isBoth` says so.
 */
export function openingsOf(
  kindsByModule: readonly (readonly string[])[],
  isBoth: (kind: string) => boolean,
): Opening[][] {
  let number = 0
  return kindsByModule.map((kinds) =>
    kinds.flatMap((kind, index) => {
      const directions: Direction[] =
        kinds.length === 1 || isBoth(kind) ? ['ltr', 'rtl'] : [index % 2 === 0 ? 'ltr' : 'rtl']
      return directions.map((direction) => ({ kind, direction, number: number++ }))
    }),
  )
}
