/** Shapes as SVG text. Lengths are units of the 1200 x 800 sheet, rounded: the loss is invisible. */

export const WIDTH = 1200
export const HEIGHT = 800

export const rect = (x: number, y: number, w: number, h: number, fill: string, radius = 0): string =>
  radius === 0
    ? path(`M${n(x)} ${n(y)}h${n(w)}v${n(h)}h-${n(w)}z`, fill)
    : `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${n(radius)}" fill="${fill}"/>`

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** An open line; its ends are round, as set for the whole sheet. */
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

export const at = (x: number, y: number, content: string, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`

export const mirrored = (content: string): string =>
  `<g transform="translate(${WIDTH} 0) scale(-1 1)">${content}</g>`

/** So many drawings; each gets its index. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/**
 * Things side by side, each from its lowest layer to its highest. Drawn layer by layer and colour by colour, so that
 * `compact` can make one shape of many.
 */
export function inLayers(things: readonly (readonly string[])[]): string {
  const depth = Math.max(0, ...things.map(({ length }) => length))
  const fillOf = (shape: string) => /fill="([^"]*)"/.exec(shape)?.[1] ?? ''
  return times(depth, (layer) =>
    things
      .map((thing) => thing[layer] ?? '')
      .toSorted((a, b) => fillOf(a).localeCompare(fillOf(b)))
      .join(''),
  )
}

/** Consecutive rectangles of one colour become one shape: the same picture in fewer bytes. */
export const compact = (svg: string): string =>
  svg.replace(
    /(?:<path d="(?:M-?\d+ -?\d+h\d+v\d+h-\d+z)+" fill="(#\w+)"\/>)(?:<path d="(?:M-?\d+ -?\d+h\d+v\d+h-\d+z)+" fill="\1"\/>)+/g,
    (run, fill: string) => path(run.replaceAll(/<path d="|" fill="#\w+"\/>/g, ''), fill),
  )

const n = (value: number): number => Math.round(value)
