import type { Random } from '../random.ts'
import {
  AMBER,
  INK,
  LEAF,
  LEAF_DARK,
  METAL,
  METAL_DARK,
  PAPER,
  type Palette,
  SUN,
  WOOD,
  WOOD_DARK,
} from './palette.ts'
import { at, circle, ellipse, inLayers, line, path, rect } from './shapes.ts'

/** Objects of many scenes. */

/** The upper edge of floors. */
export const FLOOR = 620

/** An empty room: wall, floor and the edge between them. */
export const room = (p: Palette): string =>
  rect(0, 0, 1200, 800, p.wall) + rect(0, FLOOR, 1200, 180, p.floor) + rect(0, FLOOR - 12, 1200, 12, p.shade)

/** A window with a view of the town; its sky is that of the morning or the evening. */
export function townWindow(random: Random, p: Palette, x: number, y: number, w: number, h: number): string {
  const isEvening = random.chance(0.35)
  const houses = inLayers(
    Array.from({ length: Math.floor(w / 46) }, (_, index) => {
      const height = random.int(Math.round(h * 0.15), Math.round(h * 0.5))
      return [rect(x + index * 46 + 2, y + h - height, 44, height, index % 2 ? p.soft : p.shade)]
    }),
  )
  return [
    rect(x - 10, y - 10, w + 20, h + 20, PAPER, 8),
    rect(x, y, w, h, isEvening ? '#fbe3c0' : '#dcecf2'),
    circle(x + w * 0.72, y + h * 0.28, 28, isEvening ? AMBER : SUN),
    houses,
    rect(x + w / 2 - 4, y, 8, h, PAPER),
    rect(x - 18, y + h + 10, w + 36, 12, PAPER, 4),
  ].join('')
}

/** A pot plant; (x, y) is the foot of the pot. */
export function plant(random: Random, p: Palette, x: number, y: number, scale = 1): string {
  const pot =
    path('M-38-78H38L30 0H-30Z', random.pick([p.mid, p.deep, PAPER])) + rect(-42, -88, 84, 16, '#0002', 5)
  const leaf = (angle: number, length: number, fill: string) =>
    `<path transform="rotate(${angle} 0 -84)" d="M0-84C-${Math.round(length / 4)}-${84 + Math.round(length / 2)} -14-${84 + length} 0-${84 + length}C14-${84 + length} ${Math.round(length / 4)}-${84 + Math.round(length / 2)} 0-84Z" fill="${fill}"/>`
  const tall =
    leaf(-48, 150, LEAF_DARK) +
    leaf(46, 155, LEAF_DARK) +
    leaf(-22, 190, LEAF) +
    leaf(24, 180, LEAF) +
    leaf(0, 220, LEAF_DARK)
  const bush = circle(-34, -126, 46, LEAF_DARK) + circle(34, -122, 44, LEAF_DARK) + circle(0, -166, 56, LEAF)
  return at(x, y, (random.chance(0.65) ? tall : bush) + pot, scale)
}

/** A hanging lamp; (x, y) is its lower edge. */
export const pendant = (p: Palette, x: number, y: number): string =>
  line(`M${x} 0V${y - 50}`, p.deep, 5) +
  path(
    `M${x - 56} ${y}C${x - 52} ${y - 44} ${x - 24} ${y - 58} ${x} ${y - 58}S${x + 52} ${y - 44} ${x + 56} ${y}Z`,
    p.deep,
  ) +
  ellipse(x, y, 30, 10, SUN)

/** A desk with legs; (x, y) is the left end of its top, which is 18 thick. */
export const desk = (x: number, y: number, w: number): string =>
  rect(x, y, w, 18, WOOD, 5) +
  rect(x + 18, y + 18, 14, 700 - y - 18, WOOD_DARK) +
  rect(x + w - 32, y + 18, 14, 700 - y - 18, WOOD_DARK)

/** A screen seen from the front; (x, y) is its foot. */
export const monitor = (p: Palette, x: number, y: number, chart = 0): string =>
  at(
    x,
    y,
    rect(-34, -12, 68, 12, METAL_DARK, 4) +
      rect(-8, -40, 16, 34, METAL_DARK) +
      rect(-92, -156, 184, 120, INK, 8) +
      rect(-84, -148, 168, 104, p.shade, 3) +
      (chart === 0
        ? rect(-70, -134, 84, 10, p.mid, 5) +
          rect(-70, -114, 130, 8, p.soft, 4) +
          rect(-70, -96, 110, 8, p.soft, 4) +
          rect(-70, -78, 60, 12, AMBER, 6)
        : line('M-68-64L-34-90L-6-76L30-116L66-126', p.mid, 7) + circle(66, -126, 8, AMBER)),
  )

/** A laptop seen from behind. */
export const laptop = (p: Palette, x: number, y: number): string =>
  at(x, y, rect(-62, -78, 124, 78, p.soft, 8) + circle(0, -40, 9, PAPER) + rect(-74, -6, 148, 10, METAL, 5))

export const mug = (x: number, y: number, colour: string): string =>
  at(x, y, line('M14-26C34-30 34-6 14-8', colour, 6) + rect(-16, -36, 32, 36, colour, 6))

/** An office chair from behind; (x, y) is its foot. */
export const chair = (x: number, y: number, colour: string): string =>
  at(
    x,
    y,
    line('M-44 0L0-22L44 0M0-22V-80', METAL_DARK, 9) +
      rect(-62, -104, 124, 28, colour, 12) +
      rect(-56, -226, 112, 116, colour, 22),
  )

/** Books and boxes in a row, on a board. */
export function bookRow(random: Random, p: Palette, x: number, y: number, w: number): string {
  const colours = [p.mid, p.deep, p.soft, AMBER, PAPER, '#c8553d']
  let end = x + 8
  const books: string[][] = []
  while (end < x + w - 46) {
    const width = random.int(16, 30)
    const height = random.int(50, 82)
    books.push([rect(end, y - height, width, height, random.pick(colours))])
    end += width + (random.chance(0.18) ? 34 : 3)
  }
  return inLayers(books) + rect(x, y, w, 12, WOOD, 3)
}

/** A picture on the wall: hills, or shapes. */
export const picture = (random: Random, p: Palette, x: number, y: number): string =>
  rect(x, y, 130, 160, WOOD_DARK, 4) +
  rect(x + 10, y + 10, 110, 140, PAPER) +
  (random.chance(0.5)
    ? path(
        `M${x + 10} ${y + 150}V${y + 104}L${x + 48} ${y + 66}L${x + 82} ${y + 104}L${x + 100} ${y + 88}L${x + 120} ${y + 110}V${y + 150}Z`,
        p.mid,
      ) + circle(x + 92, y + 46, 15, AMBER)
    : circle(x + 52, y + 66, 34, p.mid) +
      rect(x + 54, y + 74, 48, 48, AMBER) +
      circle(x + 50, y + 112, 22, p.deep))

export const clock = (x: number, y: number): string =>
  circle(x, y, 44, INK) + circle(x, y, 37, PAPER) + line(`M${x} ${y - 24}V${y}L${x + 16} ${y + 10}`, INK, 5)

/** A carton; (x, y) is the left of its bottom. */
export const carton = (x: number, y: number, w: number, h: number, tape = '#0002'): string =>
  cartonLayers(x, y, w, h, tape).join('')

export const cartonLayers = (x: number, y: number, w: number, h: number, tape = '#0002'): string[] => [
  rect(x, y - h, w, h, WOOD),
  rect(x + w / 2 - 7, y - h, 14, h, tape),
  rect(x + 8, y - 22, w * 0.28, 12, PAPER),
]
