/**
 * The operator's advertising pixel: a picture of an advertising network, requested with the event. It is a picture and
 * not a script, so that no foreign code ever runs on the pages. It is requested only while the visitor consents. It
 * gets the path of an address, never the query: searches are private.
 */
let pixel: string | null = null
let toldPath: string | null = null

/** Starts sending events to the pixel, beginning with this page. */
export function startPixel(url: string): void {
  pixel = url
  sendPageView()
}

export function stopPixel(): void {
  pixel = null
  toldPath = null
}

export function sendPageView(): void {
  if (pixel === null || location.pathname === toldPath) return
  toldPath = location.pathname
  sendPixelEvent('PageView')
}

/** Sends a named event with `params`. Does nothing without a pixel, or without consent. */
export function sendPixelEvent(name: string, params: Readonly<Record<string, string | number>> = {}): void {
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
