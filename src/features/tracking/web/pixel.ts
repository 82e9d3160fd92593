/**
 * The operator's advertising pixel: a picture of an advertising network that is asked for with what happened. It is a
 * picture and no script, so that nobody else's code ever runs on the pages; and it is asked for only between a visitor's
 * yes and their no. Of an address it hears the path, never the query: what people search for is theirs.
 */
let pixel: string | null = null
let toldPath: string | null = null

/** From now on the pixel hears what happens, beginning with this page. */
export function startPixel(url: string): void {
  pixel = url
  tellPageView()
}

export function stopPixel(): void {
  pixel = null
  toldPath = null
}

export function tellPageView(): void {
  if (pixel === null || location.pathname === toldPath) return
  toldPath = location.pathname
  tellPixel('PageView')
}

/** A named event; `params` say more about it. Unheard where there is no pixel, or no consent. */
export function tellPixel(name: string, params: Readonly<Record<string, string | number>> = {}): void {
  if (pixel === null) return
  const url = new URL(pixel)
  url.searchParams.set('ev', name)
  url.searchParams.set('dl', location.origin + location.pathname)
  url.searchParams.set('ts', String(Date.now()))
  for (const [param, value] of Object.entries(params)) url.searchParams.set(`cd[${param}]`, String(value))
  const picture = new Image(1, 1)
  picture.referrerPolicy = 'no-referrer'
  picture.src = url.href
}
