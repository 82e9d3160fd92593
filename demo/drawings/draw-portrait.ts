import { HAIRS, PAPER, paletteOf, SKINS } from './palette.ts'
import { bust, type Look } from './people.ts'
import { at, compact } from './shapes.ts'

/** How somebody of the cast looks. */
export interface Portrait {
  /** Of background and top, in degrees. */
  hue: number
  /** Places in `SKINS` and `HAIRS`. */
  skin: number
  hair: number
  style: Look['style']
}

/** A square picture of a person as the albums draw them, as an SVG document. */
export function drawPortrait({ hue, skin, hair, style }: Portrait): string {
  const palette = paletteOf(hue)
  const look = { skin: SKINS[skin] ?? SKINS[2], hair: HAIRS[hair] ?? HAIRS[0], top: palette.mid, style }
  const person = at(256, 218, bust(look), 2)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512" stroke-linecap="round" stroke-linejoin="round"><path d="M0 0h512v512H0z" fill="${palette.wall}"/><circle cx="256" cy="330" r="230" fill="${PAPER}"/>${compact(person)}</svg>`
}
