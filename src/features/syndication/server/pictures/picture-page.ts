import { directionOf } from '#config/languages.ts'
import { PICTURE_SIZE } from '#shared/picture-path.ts'
import { xmlText } from '../xml-text.ts'
import { type FittedText, fitText } from './fit-text.ts'
import type { Face, Weight } from './fonts.ts'
import { type Glyphs, widthOf } from './layout-text.ts'
import type { JobContent } from './picture-content.ts'

/** A drawing and the font files that it needs. */
export interface Composed {
  svg: string
  fontFiles: string[]
}

const { width: WIDTH, height: HEIGHT } = PICTURE_SIZE
const MARGIN = 72
export const ROOM = WIDTH - 2 * MARGIN

const PAPER = '#fbfaf7'
export const INK = '#14211f'
export const MUTED = '#54635f'
const PRIMARY = '#0b6b53'
const TINT = '#e3f2ec'
const AMBER = '#f2a516'

interface Standing {
  colour: string
  language: string
  /** Pixels from the margin. */
  indent?: number
}

/** A canvas on which everything is aligned to the side where lines of its language start. */
export class Page {
  readonly #parts: string[] = []
  readonly #files = new Set<string>()
  readonly #language: string
  readonly #isMirrored: boolean

  constructor(language: string) {
    this.#language = language
    this.#isMirrored = directionOf(language) === 'rtl'
  }

  ground(): void {
    this.#parts.push(
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`,
      `<circle cx="${this.#x(WIDTH - 70)}" cy="${HEIGHT - 40}" r="230" fill="${TINT}"/>`,
      `<circle cx="${this.#x(WIDTH - 300)}" cy="${HEIGHT - 50}" r="16" fill="${AMBER}"/>`,
      `<rect y="${HEIGHT - 14}" width="${WIDTH}" height="14" fill="${PRIMARY}"/>`,
    )
  }

  /** The symbol of the shell's logo, and the name beside it. */
  brand(siteName: string, top: number, size: number): void {
    const scale = size / 28
    const x = this.#isMirrored ? WIDTH - MARGIN - size : MARGIN
    this.#parts.push(
      `<g transform="translate(${x} ${top}) scale(${scale})"><rect width="28" height="28" rx="8" fill="${PRIMARY}"/>`,
      `<path d="M8 8v7a5 5 0 0 0 10 0V8" stroke-width="3" stroke-linecap="round" fill="none" stroke="${PAPER}"/>`,
      `<circle cx="20.5" cy="20.5" r="2.2" fill="${AMBER}"/></g>`,
    )
    const name = {
      language: this.#language,
      weight: 'bold',
      width: ROOM / 2,
      maxLines: 1,
      sizes: [size * 0.72],
    } as const
    const standing = { colour: INK, language: this.#language, indent: size * 1.35 }
    this.line(fitText(siteName, name), { ...standing, baseline: top + size * 0.76 })
  }

  tile(
    { letter, ground }: { letter: string; ground: string },
    { top, size }: { top: number; size: number },
  ): void {
    const x = this.#isMirrored ? WIDTH - MARGIN - size : MARGIN
    this.#parts.push(
      `<rect x="${x}" y="${top}" width="${size}" height="${size}" rx="${size * 0.24}" fill="${ground}"/>`,
    )
    const setting = {
      language: this.#language,
      weight: 'bold',
      width: size,
      maxLines: 1,
      sizes: [size * 0.5],
    } as const
    const { lines, size: contentSize } = fitText(letter, setting)
    const place = {
      x: x + size / 2,
      y: top + size * 0.68,
      anchor: 'middle',
      size: contentSize,
      colour: '#ffffff',
    } as const
    for (const line of lines) this.#text(line, { ...place, weight: 'bold', language: this.#language })
  }

  /** Returns its lower end. */
  paragraph(text: FittedText, { top, ...standing }: Standing & { top: number }): number {
    const height = text.size * (TALL.test(standing.language) ? 1.42 : 1.2)
    for (const [index, line] of text.lines.entries()) {
      this.line({ ...text, lines: [line] }, { ...standing, baseline: top + height * index + text.size })
    }
    return top + height * text.lines.length
  }

  line(text: FittedText, { baseline, ...standing }: Standing & { baseline: number }): void {
    const [line = []] = text.lines
    const x = this.#x(MARGIN + (standing.indent ?? 0))
    const anchor = this.#isMirrored ? 'end' : 'start'
    this.#text(line, { x, y: baseline, anchor, size: text.size, weight: text.weight, ...standing })
  }

  /** The amount is prominent, the period is smaller beside it. */
  pay(
    { amount, period, isStated }: JobContent['pay'],
    { baseline, language }: { baseline: number; language: string },
  ): void {
    const large = {
      language,
      weight: isStated ? 'bold' : 'regular',
      width: ROOM * 0.72,
      maxLines: 1,
    } as const
    const set = fitText(amount, { ...large, sizes: isStated ? [48, 42, 36, 30] : [34, 30] })
    this.line(set, { baseline, colour: isStated ? PRIMARY : MUTED, language })
    const indent = widthOf(set.lines[0] ?? []) * set.size + 16
    const quiet = { language, weight: 'regular', width: ROOM - indent, maxLines: 1, sizes: [32] } as const
    this.line(fitText(period, quiet), { baseline, colour: MUTED, language, indent })
  }

  done(): Composed {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${this.#parts.join('')}</svg>`
    return { svg, fontFiles: [...this.#files] }
  }

  #x(fromStart: number): number {
    return this.#isMirrored ? WIDTH - fromStart : fromStart
  }

  #text(line: readonly Glyphs[], { x, y, anchor, size, weight, colour, language }: TextPlace): void {
    for (const { face } of line) this.#files.add(face.file)
    const runs = runsOf(line)
    const look = `y="${y}" font-size="${size}" font-weight="${WEIGHTS[weight]}" fill="${colour}" xml:space="preserve"`
    if (isMirrored(runs, language)) {
      this.#parts.push(`<text x="${x}" ${look} text-anchor="${anchor}">${isolated(runs)}</text>`)
      return
    }
    let left = x - widthOf(line) * size * SHARE_BEFORE[anchor]
    for (const { face, text, width } of runs) {
      this.#parts.push(`<text x="${left}" ${look} font-family="${face.family}">${xmlText(text)}</text>`)
      left += width * size
    }
  }
}

interface TextPlace {
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  size: number
  weight: Weight
  colour: string
  language: string
}

const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 }

/** Scripts with tall letters above and below the line. */
export const TALL = /^(ar|ur|fa|th|vi)\b/

/** The share of a line that is drawn before its anchor. */
const SHARE_BEFORE = { start: 0, middle: 0.5, end: 1 } as const

interface Run {
  face: Face
  text: string
  /** In em. */
  width: number
}

/**
 * Each run is drawn separately: for a line in several fonts the drawing library would choose one font that has all
 * characters, if there is one, of any weight.
 */
function runsOf(line: readonly Glyphs[]): Run[] {
  const runs: Run[] = []
  for (const { face, text, width } of line) {
    const last = runs.at(-1)
    if (last?.face === face) {
      last.text += text
      last.width += width
    } else runs.push({ face, text, width })
  }
  return runs
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** An amount or a Latin name reads from the left on an Arabic page too. */
const isMirrored = (runs: readonly Run[], language: string): boolean =>
  directionOf(language) === 'rtl' && runs.some(({ text }) => RIGHT_TO_LEFT.test(text))

/**
 * The drawing library treats every text as left to right; the isolate around it (U+2067 to U+2069) makes its pieces
 * follow each other from the right.
 */
function isolated(runs: readonly Run[]): string {
  const pieces = runs.map(({ face, text }, index) => {
    const start = index === 0 ? '\u2067' : ''
    const end = index === runs.length - 1 ? '\u2069' : ''
    return `<tspan font-family="${face.family}">${start}${xmlText(text)}${end}</tspan>`
  })
  return pieces.join('')
}
