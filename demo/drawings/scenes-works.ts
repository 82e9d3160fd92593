import { carton, cartonLayers, pendant, room, townWindow } from './furniture.ts'
import { AMBER, INK, METAL, METAL_DARK, PAPER, SUN, WOOD, WOOD_DARK } from './palette.ts'
import { bust, drawLooks, helmet, standing } from './people.ts'
import type { Scene } from './scene.ts'
import { at, circle, inLayers, line, path, rect, times } from './shapes.ts'

/** High shelves and a lift truck. */
export const warehouse: Scene = (random, p) => {
  const [driver, walker] = drawLooks(random, p, 2)
  const shelf = (x: number, y: number) => {
    let end = x + 14
    const boxes: string[][] = []
    while (end < x + 270) {
      const w = random.int(60, 104)
      if (random.chance(0.88)) {
        boxes.push(cartonLayers(end, y, w, random.int(56, 112), random.pick(['#0002', p.mid, AMBER])))
      }
      end += w + 8
    }
    return boxes
  }
  const bay = (x: number) =>
    inLayers([250, 410, 570].flatMap((y) => [...shelf(x, y), [rect(x - 8, y, 376, 16, AMBER)]])) +
    rect(x - 16, 80, 18, 620, p.deep) +
    rect(x + 360, 80, 18, 620, p.deep)
  return [
    rect(0, 0, 1200, 800, p.wall),
    rect(0, 0, 1200, 60, p.shade),
    times(3, (index) => rect(150 + index * 360, 24, 180, 16, SUN, 8)),
    rect(0, 660, 1200, 140, p.floor),
    bay(30),
    bay(420),
    bay(810),
    rect(0, 776, 1200, 10, AMBER),
    at(
      560,
      760,
      [
        rect(150, -330, 16, 310, INK) +
          rect(186, -330, 16, 310, INK) +
          rect(166, -90, 190, 14, METAL_DARK, 4) +
          carton(206, -90, 150, 110, p.mid),
        driver ? at(0, -260, bust(driver, helmet(AMBER)), 0.86) : '',
        path('M-150-20V-150C-150-176-130-180-110-180H-70L-50-110H90C130-110 150-90 150-60V-20Z', p.mid),
        line('M-96-180V-350H70L120-120', INK, 14),
        circle(-86, -20, 48, INK) +
          circle(-86, -20, 20, METAL) +
          circle(96, -20, 48, INK) +
          circle(96, -20, 20, METAL),
      ].join(''),
    ),
    walker && random.chance(0.7)
      ? at(230, 380, standing(walker, INK, path('M-48 70H-16V200H-48ZM16 70H48V200H16Z', AMBER)), 0.9)
      : carton(180, 760, 170, 120),
  ].join('')
}

/** Bench, tools on the wall, a machine. */
export const workshop: Scene = (random, p) => {
  const [worker] = drawLooks(random, p, 1)
  const tool = (index: number) => {
    const x = 130 + index * 78
    const kind = (index + random.int(0, 1)) % 4
    if (kind === 0) return rect(x - 6, 150, 12, 150, WOOD_DARK, 5) + rect(x - 34, 140, 68, 30, METAL_DARK, 5)
    if (kind === 1)
      return rect(x - 8, 200, 16, 100, METAL, 6) + circle(x, 176, 30, METAL) + circle(x, 162, 15, p.shade)
    if (kind === 2) return rect(x - 14, 140, 28, 80, AMBER, 12) + rect(x - 4, 216, 8, 90, METAL_DARK)
    return (
      path(`M${x - 14} 140H${x + 14}L${x + 22} 300H${x - 22}Z`, METAL) +
      rect(x - 16, 128, 32, 44, '#c8553d', 10)
    )
  }
  const gear = (x: number, y: number, r: number, fill: string) =>
    at(
      x,
      y,
      times(
        8,
        (index) =>
          `<rect x="-${r / 5}" y="-${r * 1.24}" width="${(r * 2) / 5}" height="${r * 2.48}" rx="4" transform="rotate(${index * 45})" fill="${fill}"/>`,
      ) +
        circle(0, 0, r, fill) +
        circle(0, 0, r * 0.4, p.wall),
    )
  return [
    room(p),
    rect(80, 100, 620, 240, p.shade, 8),
    times(7, tool),
    townWindow(random, p, 800, 110, 310, 220),
    pendant(p, 390, 90),
    worker ? at(390, 392, bust(worker, random.chance(0.5) ? helmet(AMBER) : ''), 1.15) : '',
    rect(60, 570, 660, 30, WOOD, 5),
    rect(90, 600, 30, 170, WOOD_DARK) +
      rect(660, 600, 30, 170, WOOD_DARK) +
      rect(120, 660, 540, 20, WOOD_DARK),
    at(
      160,
      570,
      rect(-40, -54, 80, 54, INK, 6) +
        rect(-64, -70, 60, 30, METAL_DARK, 4) +
        rect(10, -70, 60, 30, METAL_DARK, 4),
    ),
    rect(480, 552, 160, 18, WOOD_DARK, 3) + rect(520, 540, 120, 14, METAL, 3),
    at(
      950,
      760,
      rect(-190, -320, 380, 320, p.mid, 16) +
        rect(-160, -290, 190, 170, p.shade, 8) +
        rect(60, -290, 100, 90, INK, 8) +
        rect(72, -278, 76, 30, SUN, 4) +
        circle(80, -160, 16, AMBER) +
        circle(136, -160, 16, '#c8553d') +
        rect(-190, -70, 380, 16, '#0002'),
    ),
    gear(860, 560, 54, METAL_DARK),
    gear(944, 610, 38, p.deep),
    times(2, (index) => rect(300 + index * 120, 690, 100, 80, index ? AMBER : p.deep, 6)),
  ].join('')
}

/** A building goes up. */
export const site: Scene = (random, p) => {
  const looks = drawLooks(random, p, 2)
  const floors = random.int(3, 4)
  return [
    rect(0, 0, 1200, 800, '#e3eff2'),
    circle(random.int(150, 320), 150, 70, SUN),
    path('M0 560C160 480 300 520 460 560S900 480 1200 560V800H0Z', p.shade),
    rect(0, 650, 1200, 150, WOOD),
    rect(0, 650, 1200, 16, WOOD_DARK),
    times(floors, (index) => {
      const y = 640 - index * 120
      return (
        rect(470, y - 120, 500, 18, METAL) +
        times(5, (post) => rect(478 + post * 118, y - 104, 18, 110, METAL_DARK)) +
        (index < floors - 1
          ? times(4, (bay) =>
              (bay + index) % 3 === 0
                ? ''
                : rect(500 + bay * 118, y - 98, 92, 98, (bay + index) % 2 ? p.soft : p.mid) +
                  rect(522 + bay * 118, y - 80, 48, 46, '#d9edf4'),
            )
          : '')
      )
    }),
    rect(1010, 90, 26, 570, AMBER) +
      times(9, (index) => line(`M1010 ${110 + index * 60}L1036 ${140 + index * 60}`, WOOD_DARK, 5)),
    rect(420, 90, 720, 22, AMBER) +
      rect(1096, 112, 60, 56, INK, 4) +
      path('M1010 90L1023 30L1036 90Z', AMBER) +
      line('M1023 36L470 90M1023 36L1130 90', INK, 4),
    line('M560 112V230', INK, 4) + rect(500, 230, 120, 20, '#c8553d', 3),
    looks
      .map((look, index) =>
        at(
          170 + index * 150,
          400,
          standing(
            { ...look, style: 'short' },
            p.deep,
            path('M-48 72H-18V206H-48ZM18 72H48V206H18Z', AMBER) +
              rect(-48, 150, 96, 14, PAPER) +
              helmet(index ? PAPER : AMBER),
          ),
          0.84,
        ),
      )
      .join(''),
    at(
      960,
      760,
      path('M-60 0L-14-120H14L60 0Z', '#e2703a') +
        path('M-40-52L-26-88H26L40-52Z', PAPER) +
        rect(-78, -8, 156, 16, '#e2703a', 6),
    ),
    carton(1060, 770, 110, 50),
    carton(1080, 720, 80, 44),
  ].join('')
}
