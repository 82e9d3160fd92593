import { room, townWindow } from './furniture.ts'
import { AMBER, INK, LEAF, METAL, METAL_DARK, PAPER, WOOD } from './palette.ts'
import { bust, coat, drawLooks, standing } from './people.ts'
import type { Scene } from './scene.ts'
import { at, circle, ellipse, line, path, rect, times } from './shapes.ts'

/** A room for patients. */
export const clinic: Scene = (random, p) => {
  const looks = drawLooks(random, p, 2)
  return [
    room(p),
    townWindow(random, p, 470, 110, 300, 230),
    path('M60 60H330V560C306 580 290 540 262 560S220 580 195 560S150 580 128 560S84 580 60 560Z', p.soft),
    times(4, (index) => rect(110 + index * 56, 60, 8, 500, '#fff5')),
    rect(40, 48, 310, 14, METAL_DARK, 7),
    at(
      880,
      120,
      rect(0, 0, 240, 190, PAPER, 10) + rect(96, 36, 48, 120, LEAF, 6) + rect(60, 72, 120, 48, LEAF, 6),
    ),
    at(
      800,
      410,
      line('M0 270V-90H70V-60', METAL_DARK, 8) +
        rect(46, -62, 48, 74, '#cfe6ee', 10) +
        line('M70 14C70 90 30 120-10 150', METAL, 4),
    ),
    rect(270, 560, 560, 44, METAL, 10),
    rect(290, 604, 24, 130, METAL_DARK) +
      rect(786, 604, 24, 130, METAL_DARK) +
      circle(302, 742, 16, INK) +
      circle(798, 742, 16, INK),
    rect(280, 510, 540, 58, PAPER, 20),
    path('M420 568V520C420 494 440 490 460 490H790C816 490 824 510 824 530V568Z', p.mid),
    path('M420 520C420 494 440 490 460 490H500V568H420Z', PAPER),
    rect(288, 452, 120, 70, PAPER, 28),
    rect(260, 420, 22, 190, p.deep, 8),
    at(
      980,
      700,
      rect(-80, -180, 160, 180, p.shade, 8) +
        rect(-66, -160, 132, 44, PAPER, 4) +
        rect(-66, -100, 132, 44, PAPER, 4) +
        circle(0, -138, 5, INK) +
        circle(0, -78, 5, INK),
    ),
    at(
      980,
      520,
      rect(-86, -130, 172, 116, INK, 10) +
        line('M-70-70H-30L-14-104L10-42L26-70H70', LEAF, 7) +
        rect(-12, -16, 24, 18, METAL_DARK),
    ),
    looks
      .slice(0, random.int(1, 2))
      .map((look, index) =>
        at(
          540 + index * 175,
          330,
          standing(
            { ...look, top: index ? p.mid : PAPER },
            p.deep,
            index ? '' : path('M-16 60L0 116L16 60Z', p.deep) + line('M0 116V214M-24 150H-12', '#0002', 4),
          ),
          0.98,
        ),
      )
      .join(''),
    ellipse(560, 770, 420, 16, p.shade),
  ].join('')
}

/** Flasks and a microscope. */
export const laboratory: Scene = (random, p) => {
  const [look] = drawLooks(random, p, 1)
  const colours = random.sample([p.mid, AMBER, LEAF, '#c8553d', '#6fb3d1'], 4)
  const flask = (x: number, y: number, colour: string, scale = 1) =>
    at(
      x,
      y,
      path('M-20-150V-96L-74-14C-78-4-70 0-60 0H60C70 0 78-4 74-14L20-96V-150Z', '#fffb') +
        path('M-46-56L-74-14C-78-4-70 0-60 0H60C70 0 78-4 74-14L46-56Z', colour) +
        rect(-28, -160, 56, 14, METAL, 5) +
        circle(-14, -26, 8, '#fff8') +
        circle(18, -36, 6, '#fff8'),
      scale,
    )
  const tube = (x: number, y: number, colour: string) =>
    rect(x, y - 110, 30, 110, '#fffb', 14) +
    rect(x, y - 64, 30, 64, colour, 14) +
    rect(x - 5, y - 116, 40, 10, METAL, 4)
  return [
    room(p),
    rect(70, 100, 470, 16, METAL_DARK, 4) +
      times(5, (index) =>
        at(
          124 + index * 90,
          100,
          rect(-30, -66, 60, 66, colours[index % 4] ?? AMBER, 10) + rect(-34, -78, 68, 18, PAPER, 5),
        ),
      ),
    rect(70, 260, 470, 16, METAL_DARK, 4) +
      times(6, (index) =>
        rect(
          100 + index * 72,
          180 + (index % 3) * 14,
          50,
          80 - (index % 3) * 14,
          index % 2 ? PAPER : p.soft,
          6,
        ),
      ),
    townWindow(random, p, 700, 100, 400, 240),
    look
      ? at(
          560,
          384,
          bust(
            look,
            coat() +
              line('M-34-4H34', INK, 5) +
              circle(-17, -2, 14, '#d9eef466') +
              circle(17, -2, 14, '#d9eef466'),
          ),
          1.2,
        )
      : '',
    rect(0, 590, 1200, 30, PAPER),
    rect(0, 620, 1200, 180, p.mid),
    times(
      5,
      (index) =>
        rect(40 + index * 234, 650, 200, 130, '#fff2', 8) + rect(112 + index * 234, 666, 56, 10, PAPER, 5),
    ),
    flask(170, 590, colours[0] ?? AMBER, 1.1),
    flask(320, 590, colours[1] ?? LEAF, 0.8),
    at(760, 590, rect(-100, -78, 200, 14, WOOD, 4) + rect(-100, -14, 200, 14, WOOD, 4)) +
      times(4, (index) => tube(676 + index * 46, 586, colours[index] ?? AMBER)),
    at(
      1000,
      590,
      rect(-96, -18, 192, 18, INK, 8) +
        line('M50-20C120-70 110-190 20-206', INK, 24) +
        rect(-46, -84, 110, 16, METAL_DARK, 5) +
        `<g transform="rotate(-24 -10 -170)">${rect(-34, -250, 48, 150, p.deep, 10)}${rect(-28, -110, 36, 34, METAL, 6)}${rect(-30, -284, 40, 40, INK, 6)}</g>`,
    ),
  ].join('')
}
