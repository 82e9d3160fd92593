import {
  bookRow,
  chair,
  clock,
  desk,
  FLOOR,
  laptop,
  monitor,
  mug,
  pendant,
  picture,
  plant,
  room,
  townWindow,
} from './furniture.ts'
import { AMBER, INK, METAL, METAL_DARK, PAPER, SUN, WOOD, WOOD_DARK } from './palette.ts'
import { bust, drawLooks, headset, row, standing } from './people.ts'
import type { Scene } from './scene.ts'
import { at, circle, ellipse, inLayers, line, path, rect, times } from './shapes.ts'

/** Desks by the windows of an open office. */
export const office: Scene = (random, p) => {
  const [left, right] = drawLooks(random, p, 2)
  const windows = random.pick([
    [
      [90, 420],
      [620, 420],
    ],
    [
      [90, 270],
      [440, 270],
      [790, 270],
    ],
  ])
  const workplace = (x: number, look: typeof left, chart: number) =>
    (look ? at(x + 96, 392, bust(look), 0.92) : chair(x + 96, 700, p.mid)) +
    desk(x, 552, 400) +
    monitor(p, x + 270, 552, chart) +
    laptop(p, x + 96, 552) +
    mug(x + 370, 552, AMBER)
  return [
    room(p),
    windows.map(([x = 0, w = 0]) => townWindow(random, p, x, 110, w, 280)).join(''),
    pendant(p, random.int(300, 360), 150),
    pendant(p, random.int(840, 900), 150),
    ellipse(600, 720, 560, 44, p.shade),
    workplace(120, left, random.int(0, 1)),
    workplace(660, random.chance(0.75) ? right : undefined, random.int(0, 1)),
    plant(random, p, 1128, 730, 1.15),
    plant(random, p, 58, 716, 0.8),
  ].join('')
}

/** Colleagues around a meeting table. */
export const meeting: Scene = (random, p) => {
  const count = random.int(4, 5)
  const looks = drawLooks(random, p, count)
  const step = 740 / (count - 1)
  const board =
    rect(330, 70, 540, 250, METAL, 8) +
    rect(342, 82, 516, 226, PAPER) +
    (random.chance(0.5)
      ? times(5, (index) => {
          const height = 40 + index * 28 + random.int(0, 20)
          return rect(400 + index * 60, 276 - height, 36, height, index === 4 ? AMBER : p.mid, 3)
        }) + line('M380 276H720M380 276V120', INK, 5)
      : circle(480, 195, 74, p.soft) +
        path('M480 195V121A74 74 0 0 1 548 224Z', AMBER) +
        times(3, (index) => rect(610, 140 + index * 44, 190 - index * 36, 14, index ? p.soft : p.mid, 7)))
  return [
    room(p),
    board,
    plant(random, p, 130, 650, 1.1),
    random.chance(0.5) ? picture(random, p, 985, 110) : clock(1040, 180),
    row(looks, 230, 430, step, 1.05),
    path('M60 800C60 640 180 596 600 596S1140 640 1140 800Z', WOOD),
    path(
      'M60 800C60 640 180 596 600 596S1140 640 1140 800H1100C1090 664 980 620 600 620S110 664 100 800Z',
      WOOD_DARK,
    ),
    laptop(p, 300, 690),
    laptop(p, 890, 690),
    mug(520, 672, p.mid),
    mug(720, 680, PAPER),
    at(
      610,
      730,
      rect(-90, -10, 110, 66, PAPER, 3) + rect(-74, 4, 70, 7, p.soft, 3) + rect(-74, 20, 56, 7, p.soft, 3),
    ),
  ].join('')
}

/** Sofa, lamp and shelf of the break room. */
export const lounge: Scene = (random, p) => {
  const [reader] = drawLooks(random, p, 1)
  const sofa = random.pick([p.mid, p.deep])
  return [
    room(p),
    townWindow(random, p, 110, 120, 330, 270),
    bookRow(random, p, 560, 200, 380),
    bookRow(random, p, 560, 330, 380),
    picture(random, p, 1000, 130),
    ellipse(620, 730, 500, 54, p.shade),
    plant(random, p, 110, 690, 1.2),
    line('M1090 700V420', METAL_DARK, 9),
    rect(1040, 694, 100, 14, METAL_DARK, 7),
    path('M1030 440L1058 340H1122L1150 440Z', SUN),
    rect(240, 440, 640, 190, sofa, 44),
    reader && random.chance(0.8) ? at(random.pick([400, 700]), 402, bust({ ...reader, top: PAPER }), 1) : '',
    rect(210, 520, 110, 160, sofa, 40),
    rect(800, 520, 110, 160, sofa, 40),
    rect(300, 566, 520, 110, sofa, 26),
    rect(300, 566, 520, 14, '#fff3', 7),
    rect(556, 580, 6, 92, '#0002', 3),
    rect(260, 672, 30, 34, WOOD_DARK),
    rect(830, 672, 30, 34, WOOD_DARK),
    at(350, 500, rect(-50, -10, 100, 90, AMBER, 20)),
    ellipse(560, 720, 180, 30, WOOD),
    path('M380 720A180 30 0 0 0 740 720V734A180 30 0 0 1 380 734Z', WOOD_DARK),
    mug(520, 716, PAPER),
    at(620, 712, rect(-50, -16, 96, 12, p.mid, 3) + rect(-42, -28, 84, 12, PAPER, 3)),
  ].join('')
}

/** People with headsets at their screens. */
export const helpdesk: Scene = (random, p) => {
  const looks = drawLooks(random, p, 3)
  return [
    room(p),
    rect(0, 90, 1200, 300, p.shade),
    times(4, (index) => rect(60 + index * 290, 130, 220, 220, p.wall, 12)),
    clock(600, 70),
    looks
      .map((look, index) => {
        const x = 220 + index * 380
        return (
          rect(x - 74, 400, 148, 250, p.soft, 30) +
          at(x, 372, bust(look, headset(INK)), 1.08) +
          rect(x - 178, 560, 356, 22, WOOD, 6) +
          rect(x - 164, 582, 328, 170, WOOD_DARK, 4) +
          rect(x - 164, 582, 328, 18, '#0002') +
          at(
            x + 96,
            560,
            rect(-60, -92, 120, 78, INK, 8) + rect(-10, -16, 20, 16, METAL_DARK) + circle(0, -54, 8, p.soft),
          ) +
          mug(x - 120, 560, random.pick([AMBER, PAPER, p.mid]))
        )
      })
      .join(''),
    rect(400, 470, 14, 290, p.mid, 4),
    rect(782, 470, 14, 290, p.mid, 4),
    plant(random, p, 1160, 770, 0.9),
  ].join('')
}

/** The reception desk. */
export const reception: Scene = (random, p) => {
  const [host, guest] = drawLooks(random, p, 2)
  return [
    room(p),
    rect(330, 90, 540, 300, WOOD_DARK, 10),
    inLayers(
      Array.from({ length: 24 }, (_, index) => [
        rect(
          350 + (index % 6) * 86,
          108 + Math.floor(index / 6) * 70,
          70,
          54,
          random.chance(0.2) ? AMBER : WOOD,
        ),
      ]),
    ),
    pendant(p, 240, 180),
    pendant(p, 960, 180),
    picture(random, p, 60, 190),
    plant(random, p, 1110, 690, 1.35),
    host ? at(540, 378, bust(host), 1.08) : '',
    rect(300, 520, 600, 26, WOOD, 8),
    rect(324, 546, 552, 170, p.deep, 6),
    times(9, (index) => rect(348 + index * 58, 566, 40, 132, '#fff1')),
    at(
      760,
      520,
      path('M-44-8C-40-52 40-52 44-8Z', AMBER) +
        rect(-52, -10, 104, 10, METAL_DARK, 5) +
        circle(0, -46, 7, METAL_DARK),
    ),
    laptop(p, 400, 520),
    guest && random.chance(0.7) ? at(1000, 362, standing(guest, INK), 0.88) : '',
    at(
      190,
      730,
      line('M-26-150V-190H26V-150', METAL_DARK, 8) +
        rect(-56, -150, 112, 140, p.mid, 14) +
        rect(-30, -150, 8, 140, '#fff4') +
        rect(22, -150, 8, 140, '#fff4') +
        circle(-34, -6, 10, INK) +
        circle(34, -6, 10, INK),
    ),
    ellipse(600, FLOOR + 140, 420, 24, p.shade),
  ].join('')
}

/** The team, seen from the front. */
export const team: Scene = (random, p) => {
  const back = drawLooks(random, p, 3)
  const front = drawLooks(random, p, random.int(3, 4))
  const step = 900 / front.length
  return [
    rect(0, 0, 1200, 800, p.wall),
    circle(600, 520, 470, p.shade),
    circle(600, 560, 360, p.soft),
    times(3, (index) =>
      circle(140 + index * 460, 120 + (index % 2) * 50, 14 + index * 5, index === 1 ? AMBER : p.mid),
    ),
    line('M60 330C110 290 130 370 180 330M1010 240C1060 200 1080 280 1130 240', p.mid, 9),
    row(back, 360, 310, 240, 1.3),
    row(front, 600 - (step * (front.length - 1)) / 2, 520, step, 1.62),
  ].join('')
}
