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
import { bust, drawLooks } from './people.ts'
import type { Scene } from './scene.ts'
import { at, circle, ellipse, inLayers, line, path, rect, times } from './shapes.ts'

const SKIES = ['#dfeef3', '#fbe9cf', '#e6ecf7'] as const

const cloud = (x: number, y: number, scale = 1): string =>
  at(
    x,
    y,
    circle(-44, 0, 30, PAPER) +
      circle(0, -18, 42, PAPER) +
      circle(46, -2, 32, PAPER) +
      rect(-74, 0, 152, 30, PAPER, 15),
    scale,
  )

const tree = (x: number, y: number, scale: number, isDark: boolean): string =>
  at(
    x,
    y,
    rect(-7, -60, 14, 60, WOOD_DARK) +
      circle(0, -100, 48, isDark ? LEAF_DARK : LEAF) +
      circle(-28, -72, 34, isDark ? LEAF_DARK : LEAF) +
      circle(28, -72, 34, isDark ? LEAF_DARK : LEAF),
    scale,
  )

/** The town with the company's house. */
export const skyline: Scene = (random, p) => {
  const sky = random.pick(SKIES)
  const own = random.int(480, 640)
  const height = random.int(440, 540)
  const far = times(14, (index) => {
    const h = random.int(170, 380)
    return rect(index * 88 - 10, 660 - h, 84, h, p.shade)
  })
  const near = inLayers(
    Array.from({ length: 9 }, (_, index) => {
      const h = random.int(120, 290)
      const x = index * 138 - 20
      const windows = times(3, (column) =>
        times(Math.floor(h / 62), (floor) =>
          rect(x + 16 + column * 32, 680 - h + floor * 54, 20, 28, '#fff5'),
        ),
      )
      return [rect(x, 660 - h, 118, h, index % 2 ? p.soft : p.mid), windows]
    }),
  )
  const lights = Array.from({ length: 5 * Math.floor((height - 110) / 56) }, (_, index) => [
    rect(
      own + 18 + (index % 5) * 36,
      690 - height + Math.floor(index / 5) * 56,
      26,
      34,
      random.chance(0.4) ? AMBER : '#fff4',
    ),
  ])
  return [
    rect(0, 0, 1200, 800, sky),
    circle(random.int(150, 400), 190, 84, random.chance(0.4) ? AMBER : SUN),
    cloud(880, 150),
    cloud(1060, 250, 0.7),
    far,
    near,
    rect(own, 660 - height, 210, height, p.deep, 6),
    rect(own + 70, 620 - height, 70, 44, p.deep),
    rect(own + 102, 560 - height, 6, 64, INK),
    inLayers(lights),
    rect(own + 78, 590, 54, 70, PAPER, 4),
    rect(own - 14, 570, 238, 14, AMBER, 4),
    rect(0, 660, 1200, 140, p.floor),
    rect(0, 700, 1200, 70, METAL_DARK),
    times(9, (index) => rect(30 + index * 140, 731, 70, 8, PAPER, 4)),
    times(7, (index) =>
      Math.abs(index * 190 - own - 20) < 90
        ? ''
        : tree(40 + index * 190, 672, 0.8 + (index % 3) * 0.14, index % 2 === 0),
    ),
  ].join('')
}

/** Fields up to the hills. */
export const field: Scene = (random, p) => {
  const [farmer] = drawLooks(random, p, 1)
  return [
    rect(0, 0, 1200, 800, random.pick(SKIES)),
    circle(880, 200, 90, SUN),
    cloud(260, 150),
    path('M0 430C200 300 360 300 560 420S980 300 1200 400V800H0Z', p.soft),
    path('M0 500C240 420 420 480 640 470S1020 430 1200 490V800H0Z', LEAF),
    times(9, (index) =>
      path(
        `M${520 + index * 22} 476L${-260 + index * 210} 800H${-170 + index * 210}L${532 + index * 22} 476Z`,
        index % 2 ? LEAF_DARK : '#8cc19b',
      ),
    ),
    at(
      930,
      500,
      random.chance(0.5)
        ? rect(-110, -120, 220, 130, '#b5523c') +
            path('M-126-116L-70-196H70L126-116Z', INK) +
            rect(-34, -70, 68, 80, PAPER, 3) +
            line('M-34-70L34 10M34-70L-34 10', '#b5523c', 6)
        : path('M-150 10V-60A150 90 0 0 1 150-60V10Z', '#fffb') +
            line('M-150 10V-60A150 90 0 0 1 150-60V10M-50 10V-144M50 10V-144', METAL, 6),
    ),
    tree(1110, 520, 1, true),
    tree(70, 510, 0.9, false),
    farmer
      ? at(
          250,
          470,
          bust(
            { ...farmer, style: 'short' },
            ellipse(0, -22, 84, 18, SUN) +
              path('M-42-24C-40-76 40-76 42-24Z', SUN) +
              rect(-42, -36, 84, 12, p.deep),
          ),
          1.3,
        )
      : '',
    at(
      600,
      640,
      rect(-60, -110, 110, 80, p.mid, 10) +
        rect(-54, -190, 90, 84, p.mid, 8) +
        rect(-42, -178, 66, 58, '#d9edf4', 4) +
        rect(40, -90, 110, 60, p.mid, 8) +
        rect(110, -140, 12, 54, INK) +
        circle(-20, -26, 62, INK) +
        circle(-20, -26, 26, AMBER) +
        circle(112, -2, 38, INK) +
        circle(112, -2, 15, AMBER),
      0.9,
    ),
    at(
      250,
      800,
      path('M-130 0L-110-90H110L130 0Z', WOOD) +
        times(5, (index) => circle(-80 + index * 40, -96, 28, index % 2 ? AMBER : '#c8553d')),
    ),
  ].join('')
}

/** A lorry on a road. */
export const road: Scene = (random, p) => {
  const isVan = random.chance(0.35)
  return [
    rect(0, 0, 1200, 800, random.pick(SKIES)),
    circle(220, 190, 80, SUN),
    cloud(620, 140),
    cloud(980, 220, 0.8),
    path('M0 560L190 330L330 480L520 250L760 520L900 400L1200 580V800H0Z', p.soft),
    path('M448 336L520 250L600 340L560 326L524 352L490 320Z', PAPER),
    path('M0 600C260 510 520 560 760 540S1080 520 1200 570V800H0Z', LEAF),
    times(6, (index) => tree(60 + index * 210, 610 + (index % 2) * 14, 0.62, index % 2 === 0)),
    rect(0, 640, 1200, 160, METAL_DARK),
    rect(0, 640, 1200, 10, PAPER),
    times(8, (index) => rect(20 + index * 160, 736, 90, 10, PAPER, 5)),
    at(
      600,
      730,
      isVan
        ? path(
            'M-300-40V-260C-300-284-284-290-270-290H110C150-290 170-270 196-220L240-150C290-140 300-120 300-90V-40Z',
            p.mid,
          ) +
            path('M90-260H120C140-258 150-246 166-216L196-160H90Z', '#d9edf4') +
            rect(-270, -200, 300, 40, AMBER, 6) +
            circle(-180, -40, 58, INK) +
            circle(-180, -40, 24, METAL) +
            circle(190, -40, 58, INK) +
            circle(190, -40, 24, METAL)
        : rect(-420, -340, 560, 290, PAPER, 10) +
            rect(-420, -250, 560, 70, p.mid) +
            circle(-140, -215, 60, AMBER) +
            rect(-420, -64, 780, 30, INK, 6) +
            path('M156-50V-270H270C290-270 300-260 308-244L352-160V-50Z', p.deep) +
            path('M190-240H264L304-160H190Z', '#d9edf4') +
            rect(330, -90, 30, 24, SUN, 6) +
            times(
              3,
              (index) =>
                circle([-320, -190, 260][index] ?? 0, -34, 56, INK) +
                circle([-320, -190, 260][index] ?? 0, -34, 22, METAL),
            ),
    ),
  ].join('')
}

/** Power from wind and sun. */
export const energy: Scene = (random, p) => {
  const turbine = (x: number, y: number, scale: number, turn: number) =>
    at(
      x,
      y,
      path('M-8 0L-4-330H4L8 0Z', PAPER) +
        at(
          0,
          -330,
          times(
            3,
            (index) =>
              `<path transform="rotate(${turn + index * 120})" d="M-5 0C-16-60-8-140 0-170C10-140 12-60 5 0Z" fill="${PAPER}"/>`,
          ) + circle(0, 0, 12, METAL),
        ),
      scale,
    )
  const panel = (x: number, y: number) =>
    at(
      x,
      y,
      line('M-40 0L-20-60M40 0L60-60', METAL_DARK, 9) +
        path('M-120-30L-60-140H140L100-30Z', '#274a6d') +
        line('M-40-30L8-140M30-30L74-140M-92-84H122', '#fff6', 5),
    )
  return [
    rect(0, 0, 1200, 800, random.pick(SKIES)),
    circle(random.pick([240, 960]), 180, 92, SUN),
    cloud(600, 120, 0.9),
    path('M0 520C260 380 460 420 640 500S1000 400 1200 460V800H0Z', p.soft),
    turbine(300, 560, 0.8, random.int(0, 110)),
    turbine(560, 560, 1.15, random.int(0, 110)),
    turbine(900, 560, 0.95, random.int(0, 110)),
    path('M0 590C300 510 560 600 800 560S1100 540 1200 580V800H0Z', LEAF),
    path('M0 680C300 620 700 690 1200 640V800H0Z', LEAF_DARK),
    panel(190, 730),
    panel(460, 750),
    panel(730, 740),
    panel(1000, 730),
    tree(1130, 610, 0.7, true),
    at(
      60,
      640,
      rect(-40, -80, 110, 80, WOOD, 3) +
        path('M-54-76L15-130L84-76Z', '#b5523c') +
        rect(0, -46, 30, 46, PAPER),
    ),
  ].join('')
}

/** The sea, and a ship at the quay. */
export const harbour: Scene = (random, p) => {
  const stack = (x: number, y: number, palette: Palette) =>
    times(9, (index) => {
      const fill = [palette.mid, AMBER, palette.deep, '#c8553d', PAPER][random.int(0, 4)] ?? AMBER
      const bx = x + (index % 3) * 104
      const by = y - Math.floor(index / 3) * 54
      return (
        rect(bx, by - 50, 100, 50, fill, 3) +
        rect(bx + 8, by - 42, 84, 4, '#0002') +
        rect(bx + 8, by - 14, 84, 4, '#0002')
      )
    })
  return [
    rect(0, 0, 1200, 800, random.pick(SKIES)),
    circle(980, 170, 80, SUN),
    cloud(250, 130),
    rect(0, 520, 1200, 280, '#6fa9bd'),
    times(9, (index) => rect(20 + ((index * 263) % 1100), 640 + (index % 4) * 36, 110, 8, '#fff4', 4)),
    path('M120 500H960L900 640H220C170 620 140 560 120 500Z', INK),
    rect(150, 500, 800, 20, '#c8553d'),
    stack(290, 500, p),
    stack(610, 500, p),
    rect(170, 330, 100, 170, PAPER, 4) +
      times(2, (index) => rect(184 + index * 40, 350, 30, 26, '#9fc6d4', 3)) +
      rect(196, 280, 46, 54, p.deep, 4),
    rect(1010, 190, 24, 470, p.deep) +
      rect(1120, 190, 24, 470, p.deep) +
      rect(700, 180, 480, 28, p.deep, 4) +
      line('M1022 180L1080 90L1140 180M1080 90L720 180', p.deep, 8) +
      line('M780 208V320', INK, 5) +
      rect(730, 320, 100, 44, AMBER, 3),
    rect(960, 650, 240, 150, METAL) + rect(960, 650, 240, 14, PAPER),
  ].join('')
}
