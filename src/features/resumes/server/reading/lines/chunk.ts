import { plainHan } from './han-forms.ts'

/** A piece of text on a page, in points from the upper left corner. */
export interface Chunk {
  text: string
  left: number
  right: number
  baseline: number
  /** The height of its letters. */
  size: number
  font: string
}

interface TextItem {
  str: string
  transform: unknown[]
  width: number
  fontName: string
}

/** Null for what is empty or not written horizontally. */
export function chunkOf(item: TextItem, viewport: readonly number[], isSimplified: boolean): Chunk | null {
  // The wide space of Chinese and Japanese parts what two spaces part elsewhere.
  const text = plainHan(item.str, { isSimplified })
    .replaceAll('\u3000', '  ')
    .replaceAll('\u2027', '・')
    .normalize('NFKC')
    .replaceAll(NO_LETTERS, '')
  if (text.trim() === '') return null
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = item.transform.map(Number)
  const [va = 1, vb = 0, vc = 0, vd = -1, ve = 0, vf = 0] = viewport
  const across = { x: va * a + vc * b, y: vb * a + vd * b }
  const size = Math.hypot(va * c + vc * d, vb * c + vd * d)
  const isUpright = across.x > 0 && Math.abs(across.y) < across.x * 0.1
  const left = va * e + vc * f + ve
  const baseline = vb * e + vd * f + vf
  const isPlace = [size, left, baseline, item.width].every(Number.isFinite)
  if (!isUpright || !isPlace || size < 1) return null
  return { text, left, right: left + item.width, baseline, size, font: item.fontName }
}

/** Icons of fonts stand in the private area; marks of direction are not needed, since the order is. */
const NO_LETTERS = /(?!\t)\p{Cc}|\p{Co}|\p{Cf}|\p{Cn}|\ufffd/gu
