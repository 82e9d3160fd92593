import { bookRow, desk, laptop, mug, pendant, plant, room, townWindow } from './furniture.ts'
import { AMBER, INK, LEAF, LEAF_DARK, METAL_DARK, PAPER, SUN, WOOD, WOOD_DARK } from './palette.ts'
import { bust, drawLooks, standing } from './people.ts'
import type { Scene } from './scene.ts'
import { at, circle, ellipse, line, path, rect, times } from './shapes.ts'

/** Camera, light and backdrop. */
export const studio: Scene = (random, p) => {
  const [model, maker] = drawLooks(random, p, 2)
  return [
    room(p),
    rect(360, 60, 480, 560, PAPER, 6),
    path('M360 560H840C860 680 900 720 960 740H240C300 720 340 680 360 560Z', PAPER),
    rect(340, 48, 520, 22, METAL_DARK, 11),
    circle(600, 330, 180, p.soft),
    model ? at(600, 300, standing(model, p.deep), 0.98) : '',
    at(
      190,
      740,
      line('M0-60V-420M0-120L-60 0M0-120L60 0', METAL_DARK, 10) +
        path('M-90-560L110-520V-360L-90-400Z', INK) +
        path('M-76-542L96-508V-376L-76-412Z', SUN),
    ),
    at(
      980,
      760,
      line('M0-260L-70 0M0-260L70 0M0-260V-20', METAL_DARK, 10) +
        rect(-90, -370, 180, 116, INK, 14) +
        circle(-70, -312, 48, METAL_DARK) +
        circle(-70, -312, 34, p.mid) +
        circle(-78, -320, 10, '#fff9') +
        rect(-20, -396, 60, 28, INK, 6),
    ),
    maker && random.chance(0.6)
      ? at(1110, 360, standing(maker, INK), 0.94)
      : plant(random, p, 1130, 700, 1.1),
    times(4, (index) =>
      rect(40 + index * 44, 110, 36, 90, [p.mid, AMBER, p.deep, '#c8553d'][index] ?? p.mid, 4),
    ),
  ].join('')
}

/** Mats and weights. */
export const gym: Scene = (random, p) => {
  const [trainer, guest] = drawLooks(random, p, 2)
  const weight = (x: number, y: number, colour: string, size: number) =>
    at(
      x,
      y,
      rect(-52, -size / 4, 104, size / 2, METAL_DARK, 4) +
        rect(-60, -size, 26, size * 2, colour, 6) +
        rect(34, -size, 26, size * 2, colour, 6),
    )
  return [
    room(p),
    rect(80, 90, 460, 470, '#e6f0f2', 8) + path('M80 470L340 90H440L80 560Z', '#fff8'),
    townWindow(random, p, 720, 110, 380, 240),
    rect(640, 430, 500, 14, METAL_DARK, 6) +
      rect(640, 560, 500, 14, METAL_DARK, 6) +
      rect(656, 400, 16, 250, METAL_DARK) +
      rect(1108, 400, 16, 250, METAL_DARK),
    times(3, (index) => weight(740 + index * 150, 404, [p.mid, AMBER, p.deep][index] ?? p.mid, 24)),
    times(3, (index) => weight(740 + index * 150, 528, [INK, p.mid, AMBER][index] ?? INK, 30)),
    ellipse(420, 744, 320, 34, p.mid),
    ellipse(420, 738, 300, 28, p.soft),
    trainer ? at(320, 330, standing(trainer, INK), 0.98) : '',
    guest && random.chance(0.7) ? at(520, 344, standing(guest, p.deep), 0.94) : '',
    circle(1010, 690, 80, AMBER) + ellipse(984, 660, 26, 18, '#fff6'),
    plant(random, p, 1150, 740, 0.8),
    rect(600, 700, 60, 60, PAPER, 10),
  ].join('')
}

/** Pupils before a board. */
export const classroom: Scene = (random, p) => {
  const [teacher, ...pupils] = drawLooks(random, p, 4)
  return [
    room(p),
    rect(250, 80, 700, 330, WOOD_DARK, 8),
    rect(266, 96, 668, 298, LEAF_DARK),
    random.chance(0.5)
      ? line('M330 330L450 170L570 330Z', PAPER, 6) +
        line('M680 250A70 70 0 1 0 820 250A70 70 0 1 0 680 250M750 250H820', PAPER, 6)
      : line('M330 330H600M330 330V150M340 300C420 300 440 180 590 170', PAPER, 6) +
        times(4, (index) =>
          rect(680, 150 + index * 52, 190 - index * 26, 12, index === 1 ? SUN : '#fffb', 6),
        ),
    rect(300, 396, 220, 14, WOOD, 4),
    teacher ? at(1064, 300, standing(teacher, p.deep), 0.94) : '',
    bookRow(random, p, 0, 250, 190),
    pupils
      .map((look, index) => {
        const x = 220 + index * 380
        const back = { ...look, style: look.style === 'beard' ? ('short' as const) : look.style }
        return (
          at(x, 520, bust({ ...back, skin: back.style === 'scarf' ? back.skin : back.hair }), 1.15) +
          rect(x - 150, 690, 300, 24, WOOD, 6) +
          rect(x - 130, 714, 16, 90, WOOD_DARK) +
          rect(x + 114, 714, 16, 90, WOOD_DARK) +
          at(
            x + 90,
            690,
            rect(-44, -12, 88, 12, PAPER, 3) + rect(-38, -22, 76, 10, index % 2 ? AMBER : p.mid, 3),
          )
        )
      })
      .join(''),
    at(
      60,
      410,
      circle(0, -60, 52, p.mid) +
        path('M-30-90C-4-104 6-80-8-64C-26-52-40-60-30-90ZM12-40C34-60 48-40 30-22C18-16 8-28 12-40Z', LEAF) +
        line('M-40-110C-90-40-30 20 40-10', WOOD_DARK, 7) +
        rect(-34, 10, 68, 12, WOOD_DARK, 6),
    ),
    rect(0, 432, 130, 12, WOOD, 3),
  ].join('')
}

/** A desk in front of a window, seen close: a place to think. */
export const workplace: Scene = (random, p) => {
  const [look] = drawLooks(random, p, 1)
  return [
    room(p),
    townWindow(random, p, 360, 90, 480, 300),
    pendant(p, 170, 210),
    bookRow(random, p, 920, 220, 240),
    bookRow(random, p, 920, 350, 240),
    look ? at(600, 400, bust(look), 1.35) : '',
    desk(160, 620, 880),
    laptop(p, 600, 620),
    mug(800, 620, AMBER),
    at(
      330,
      620,
      times(3, (index) =>
        rect(-80 + index * 6, -20 - index * 20, 150, 18, [p.mid, PAPER, p.deep][index] ?? p.mid, 4),
      ),
    ),
    plant(random, p, 960, 622, 0.7),
  ].join('')
}
