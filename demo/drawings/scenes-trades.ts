import { bookRow, mug, plant, room } from './furniture.ts'
import { AMBER, INK, LEAF, LEAF_DARK, METAL, METAL_DARK, PAPER, SUN, WOOD, WOOD_DARK } from './palette.ts'
import { apron, bust, chefHat, drawLooks, standing } from './people.ts'
import type { Scene } from './scene.ts'
import { at, circle, ellipse, inLayers, line, path, rect, times } from './shapes.ts'

/** The counter of a café. */
export const cafe: Scene = (random, p) => {
  const [barista, guest] = drawLooks(random, p, 2)
  const cups = (x: number, y: number) =>
    times(5, (index) =>
      mug(x + index * 52, y, [PAPER, p.mid, AMBER, PAPER, p.soft][(index + random.int(0, 4)) % 5] ?? PAPER),
    ) + rect(x - 36, y, 290, 12, WOOD_DARK, 3)
  return [
    room(p),
    rect(0, 0, 1200, 430, p.deep),
    rect(90, 110, 250, 250, INK, 8) +
      times(5, (index) => rect(116, 146 + index * 40, index % 2 ? 130 : 170, 10, index ? '#fff6' : AMBER, 5)),
    cups(760, 200),
    cups(760, 320),
    ...[400, 600, 800].map((x) => line(`M${x} 0V70`, PAPER, 5) + circle(x, 96, 34, SUN)),
    barista ? at(560, 350, bust(barista, apron(p.mid)), 1.12) : '',
    at(
      260,
      500,
      rect(-110, -150, 220, 150, METAL, 12) +
        rect(-110, -150, 220, 34, METAL_DARK, 12) +
        circle(-66, -132, 8, AMBER) +
        circle(-38, -132, 8, PAPER) +
        rect(-70, -100, 140, 60, '#ffffff55', 6) +
        rect(-50, -40, 16, 24, INK) +
        rect(34, -40, 16, 24, INK) +
        mug(-42, 0, PAPER) +
        mug(42, 0, PAPER),
    ),
    rect(0, 500, 1200, 26, WOOD),
    rect(0, 526, 1200, 200, WOOD_DARK),
    times(14, (index) => rect(24 + index * 86, 546, 62, 160, '#fff1')),
    at(
      880,
      500,
      rect(-140, -118, 280, 118, '#fff9', 10) +
        rect(-130, -62, 260, 6, METAL) +
        times(
          4,
          (index) =>
            ellipse(-94 + index * 62, -14, 25, 14, index % 2 ? AMBER : '#c98544') +
            ellipse(-94 + index * 62, -76, 22, 12, index % 2 ? '#8c5232' : SUN),
        ),
    ),
    rect(0, 726, 1200, 74, p.floor),
    guest && random.chance(0.6)
      ? at(1090, 400, standing(guest, INK), 0.94)
      : plant(random, p, 1120, 780, 1.1),
  ].join('')
}

/** Shelves and the till of a shop. */
export const shop: Scene = (random, p) => {
  const [seller, customer] = drawLooks(random, p, 2)
  const goods = (x: number, y: number, w: number) => {
    const colours = [p.mid, p.deep, AMBER, PAPER, LEAF, '#c8553d']
    const kind = random.int(0, 2)
    const step = kind === 1 ? 44 : 52
    const things = Array.from({ length: Math.floor((w - 20) / step) }, (_, index) => {
      const gx = x + 14 + index * step
      const colour = colours[(index + kind * 2) % colours.length] ?? AMBER
      if (kind === 0) return [rect(gx, y - 62, 40, 62, colour), rect(gx, y - 44, 40, 18, '#fff9')]
      if (kind === 1)
        return [
          path(`M${gx + 11} ${y}h12q10 0 10-10v-36q0-10-10-14v-20h-12v20q-10 4-10 14v36q0 10 10 10z`, colour),
          rect(gx + 1, y - 38, 32, 18, '#fff9'),
        ]
      return [circle(gx + 20, y - 22, 22, colour), circle(gx + 20, y - 54, 20, colour)]
    })
    return inLayers(things) + rect(x, y, w, 12, WOOD, 3)
  }
  return [
    room(p),
    rect(60, 110, 470, 520, PAPER, 10),
    goods(76, 244, 438),
    goods(76, 376, 438),
    goods(76, 508, 438),
    rect(76, 540, 438, 90, p.soft, 4),
    times(11, (index) =>
      path(
        `M${600 + index * 50} 70H${650 + index * 50}V120Q${650 + index * 50} 146 ${625 + index * 50} 146T${600 + index * 50} 120Z`,
        index % 2 ? PAPER : p.mid,
      ),
    ),
    bookRow(random, p, 640, 290, 430),
    seller ? at(940, 384, bust(seller, apron(p.deep)), 1.08) : '',
    rect(680, 540, 480, 24, WOOD, 6),
    rect(700, 564, 440, 170, p.deep, 4),
    rect(700, 600, 440, 16, AMBER),
    at(
      1060,
      540,
      rect(-56, -70, 112, 70, INK, 8) +
        path('M-56-70L-36-120H36L56-70Z', METAL_DARK) +
        rect(-32, -112, 64, 28, p.shade, 3),
    ),
    at(
      770,
      540,
      path('M-44 0L-52-84H52L44 0Z', WOOD) +
        line('M-24-84C-24-124 24-124 24-84', WOOD_DARK, 7) +
        circle(-18, -92, 22, LEAF) +
        circle(16, -96, 20, '#c8553d'),
    ),
    customer && random.chance(0.75)
      ? at(590, 372, standing(customer, INK), 0.92)
      : plant(random, p, 600, 740, 1.1),
  ].join('')
}

/** Stove and pans of a kitchen. */
export const kitchen: Scene = (random, p) => {
  const count = random.int(1, 2)
  const cooks = drawLooks(random, p, count).map((look) => ({ ...look, top: PAPER, style: 'short' as const }))
  const pot = (x: number, colour: string) =>
    at(
      x,
      540,
      rect(-70, -84, 140, 84, colour, 12) +
        rect(-78, -92, 156, 16, METAL_DARK, 8) +
        circle(0, -100, 10, METAL_DARK) +
        rect(-96, -64, 26, 14, METAL_DARK, 7) +
        rect(70, -64, 26, 14, METAL_DARK, 7),
    )
  return [
    room(p),
    inLayers(
      Array.from({ length: 44 }, (_, index) => [
        rect(
          8 + (index % 11) * 109,
          96 + Math.floor(index / 11) * 106,
          100,
          97,
          index % 7 === 3 ? p.soft : p.shade,
        ),
      ]),
    ),
    path('M430 0H770L840 150H360Z', METAL) + rect(350, 150, 500, 30, METAL_DARK, 6),
    rect(60, 150, 250, 10, METAL_DARK, 5),
    times(3, (index) =>
      at(
        106 + index * 78,
        160,
        rect(-4, 0, 8, 70 + index * 12, INK, 4) +
          circle(0, 100 + index * 12, 34 - index * 3, index === 1 ? AMBER : INK),
      ),
    ),
    rect(900, 210, 250, 12, WOOD, 3) +
      times(
        5,
        (index) =>
          rect(912 + index * 48, 150, 34, 60, [AMBER, PAPER, p.mid, LEAF, PAPER][index] ?? PAPER, 6) +
          rect(916 + index * 48, 138, 26, 14, WOOD_DARK, 3),
      ),
    cooks
      .map((look, index) =>
        at(count === 1 ? 600 : 480 + index * 420, 356, bust(look, chefHat() + apron(p.mid)), 1.1),
      )
      .join(''),
    rect(40, 540, 1120, 24, METAL, 6),
    rect(60, 564, 1080, 190, p.deep, 4),
    rect(430, 594, 340, 130, INK, 10) +
      rect(460, 620, 280, 76, '#3d4a46', 8) +
      rect(470, 606, 260, 8, METAL, 4),
    pot(250, p.mid),
    count === 1 ? pot(890, AMBER) : pot(690, AMBER),
    at(
      1030,
      540,
      rect(-90, -14, 180, 14, WOOD, 5) +
        circle(-36, -34, 24, '#c8553d') +
        circle(12, -30, 20, LEAF) +
        ellipse(54, -24, 28, 12, AMBER),
    ),
    line('M240 420C226 396 254 384 240 358M268 424C254 400 282 388 268 362', '#fffb', 8),
  ].join('')
}

/** A company's products on display. */
export const product: Scene = (random, p) => {
  const colours = random.sample([p.mid, AMBER, p.deep, PAPER], 4)
  const [a = p.mid, b = AMBER, c = p.deep] = colours
  const bottle = (colour: string) =>
    rect(-22, -250, 44, 70, INK, 6) +
    path(
      'M-24-190C-70-170-70-140-70-110V-20C-70 0-60 0-50 0H50C60 0 70 0 70-20V-110C70-140 70-170 24-190Z',
      colour,
    ) +
    rect(-70, -110, 140, 64, '#fffa') +
    rect(-44, -90, 88, 8, INK, 4) +
    rect(-30, -72, 60, 8, '#0003', 4)
  const box = (colour: string) =>
    path('M-90-170L0-206L90-170V-20L0 20L-90-20Z', colour) +
    path('M0-134V20L90-20V-170Z', '#0002') +
    path('M-90-170L0-134L90-170L0-206Z', '#fff5') +
    rect(-66, -110, 40, 12, '#fffb', 6)
  const device = (colour: string) =>
    rect(-76, -250, 152, 250, INK, 22) +
    rect(-64, -238, 128, 226, colour, 12) +
    circle(0, -150, 36, '#fffb') +
    rect(-36, -90, 72, 12, '#fffb', 6) +
    rect(-24, -66, 48, 10, '#fff8', 5)
  const jar = (colour: string) =>
    rect(-64, -150, 128, 150, colour, 20) +
    rect(-70, -172, 140, 34, WOOD, 8) +
    rect(-64, -104, 128, 56, '#fffa') +
    circle(0, -76, 16, colour)
  const [first, second, third] = random.sample([bottle, box, device, jar], 3)
  const podium = (x: number, y: number, r: number, fill: string) =>
    rect(x - r, y, r * 2, 800 - y, fill) +
    ellipse(x, y, r, r * 0.24, '#fff4') +
    ellipse(x, y, r, r * 0.24, fill) +
    ellipse(x, y - 4, r - 10, r * 0.2, '#fff3')
  return [
    rect(0, 0, 1200, 800, p.wall),
    path('M330 800V420A270 270 0 0 1 870 420V800Z', p.shade),
    circle(940, 190, 84, SUN),
    path('M60 520C120 420 200 420 250 520Z', p.soft),
    rect(0, 690, 1200, 110, p.floor),
    podium(270, 620, 170, p.soft),
    podium(940, 640, 180, p.soft),
    podium(600, 560, 210, p.mid),
    at(270, 632, first?.(a) ?? '', 1),
    at(600, 574, second?.(b === p.mid ? PAPER : b) ?? '', 1.25),
    at(940, 652, third?.(c) ?? '', 1),
    plant(random, p, 1120, 730, 0.8),
    line('M96 690C96 600 70 560 40 540M96 660C110 600 140 580 160 570', LEAF_DARK, 8),
  ].join('')
}
