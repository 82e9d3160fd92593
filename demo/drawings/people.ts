import type { Random } from '../random.ts'
import { AMBER, HAIRS, INK, PAPER, type Palette, SKINS } from './palette.ts'
import { at, circle, ellipse, line, path, rect } from './shapes.ts'

/** The appearance of a person: simple figures without faces, with all colours of skin and hair. */
export interface Look {
  skin: string
  hair: string
  top: string
  style: (typeof STYLES)[number]
}

const STYLES = ['short', 'long', 'bun', 'scarf', 'curls', 'beard', 'bob'] as const

/** A group in which no two neighbours wear the same. */
export function drawLooks(random: Random, p: Palette, count: number): Look[] {
  const tops = random.sample([p.mid, p.deep, AMBER, PAPER, p.soft, '#c8553d'], count)
  const styles = random.sample(STYLES, count)
  const skins = random.sample(SKINS, count)
  return Array.from({ length: count }, (_, index) => {
    const skin = skins[index] ?? random.pick(SKINS)
    return {
      skin,
      hair: skin === SKINS[4] || skin === SKINS[3] ? HAIRS[0] : random.pick(HAIRS),
      top: tops[index] ?? p.mid,
      style: styles[index] ?? 'short',
    }
  })
}

/** From the waist up: the head around (0, 0), the waist at y = 190, 160 wide. */
export function bust(look: Look, more = ''): string {
  return [
    behindHead(look),
    path('M-80 190C-84 96-62 70-22 62L22 62C62 70 84 96 80 190Z', look.top),
    path('M-17 20H17V58C17 72-17 72-17 58Z', look.skin),
    path('M-17 40C-6 50 6 50 17 40V46C6 58-6 58-17 46Z', '#0002'),
    ellipse(0, 0, 37, 43, look.skin),
    onHead(look),
    more,
  ].join('')
}

/** Head to toe, standing: the head around (0, 0), the feet at y = 420. */
export function standing(look: Look, trousers: string, more = ''): string {
  return [
    path('M-44 180H44L36 404H8L0 250L-8 404H-36Z', trousers),
    path('M-40 404H-4V420H-48Q-48 408-40 404ZM40 404H4V420H48Q48 408 40 404Z', INK),
    behindHead(look),
    path('M-50 214C-54 100-52 68-18 60H18C52 68 54 100 50 214Z', look.top),
    line('M-46 96C-66 150-62 190-52 232M46 96C66 150 62 190 52 232', look.top, 26),
    circle(-52, 240, 14, look.skin) + circle(52, 240, 14, look.skin),
    path('M-15 20H15V56C15 68-15 68-15 56Z', look.skin),
    ellipse(0, 0, 35, 41, look.skin),
    onHead(look),
    more,
  ].join('')
}

export const headset = (colour: string): string =>
  line('M-38 6C-44-58 44-58 38 6', colour, 8) +
  rect(-46, -6, 16, 32, colour, 8) +
  rect(30, -6, 16, 32, colour, 8) +
  line('M-38 24C-36 40-22 42-12 38', colour, 5)

export const helmet = (colour: string): string =>
  path('M-42-8C-42-62 42-62 42-8Z', colour) +
  rect(-52, -14, 104, 12, colour, 6) +
  rect(-7, -52, 14, 42, '#fff6', 7)

export const chefHat = (): string =>
  path('M-34-24V-56C-66-60-56-104-22-96C-10-116 16-116 24-96C58-104 64-62 34-56V-24Z', PAPER) +
  rect(-34, -32, 68, 14, '#0001', 3)

/** The open front of a doctor's or a researcher's coat over the top. */
export const coat = (): string =>
  path('M-80 190C-84 96-62 70-22 62L-4 190ZM80 190C84 96 62 70 22 62L4 190Z', PAPER) +
  line('M-22 64L-6 110M22 64L6 110', '#0002', 4)

export const apron = (colour: string): string =>
  path('M-34 96H34L44 190H-44Z', colour) + line('M-34 98L-26 66M34 98L26 66', colour, 6)

function behindHead({ style, hair, top }: Look): string {
  if (style === 'long') return path('M-44-6C-46-60 46-60 44-6L48 84C30 96-30 96-48 84Z', hair)
  if (style === 'bun') return circle(0, -52, 20, hair)
  if (style === 'curls')
    return [-34, -12, 12, 34].map((x) => circle(x, x % 12 ? -24 : -42, 24, hair)).join('')
  if (style === 'bob') return path('M-44 0C-46-58 46-58 44 0V30C34 40-34 40-44 30Z', hair)
  if (style === 'scarf')
    return path('M-46 0C-48-62 48-62 46 0C48 50 60 66 40 82H-40C-60 66-48 50-46 0Z', scarfOf(top))
  return ''
}

function onHead({ style, hair, top, skin }: Look): string {
  if (style === 'scarf') {
    const scarf = scarfOf(top)
    return (
      path('M-40 8C-44-56 44-56 40 8C34-30 12-36 0-36S-34-30-40 8Z', scarf) +
      path('M-38 18C-28 52 28 52 38 18C48 66 30 92 0 92S-48 66-38 18Z', scarf)
    )
  }
  const fringe = path('M-39 0C-44-58 44-58 39 0C34-18 22-26 6-27C-16-28-34-20-39 0Z', hair)
  if (style === 'beard') return fringe + path('M-37 4C-38 62 38 62 37 4C32 22 20 24 0 24S-32 22-37 4Z', hair)
  if (style === 'curls') {
    return fringe + [-30, -10, 12, 32].map((x) => circle(x, -30 + Math.abs(x) / 3, 15, hair)).join('')
  }
  return fringe + (style === 'short' ? circle(-36, 4, 6, skin) + circle(36, 4, 6, skin) : '')
}

const scarfOf = (top: string): string => (top === PAPER || top === AMBER ? '#4a6b8a' : '#f0dfc4')

/** People side by side, behind everything that is drawn later. */
export const row = (looks: readonly Look[], x: number, y: number, step: number, scale: number): string =>
  looks.map((look, index) => at(x + step * index, y, bust(look), scale)).join('')
