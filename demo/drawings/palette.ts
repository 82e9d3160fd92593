/** The few colours of a drawing: shades of one hue, and the colours that are the same in every drawing. */
export interface Palette {
  /** Shades of the hue, from the lightest to the darkest. */
  wall: string
  shade: string
  floor: string
  soft: string
  mid: string
  deep: string
}

export const PAPER = '#fffdf8'
export const INK = '#23302d'
export const AMBER = '#f2a516'
export const SUN = '#fbdc97'
export const WOOD = '#d8ad80'
export const WOOD_DARK = '#b98a5e'
export const LEAF = '#57a37b'
export const LEAF_DARK = '#2f6e50'
export const METAL = '#a9b4b0'
export const METAL_DARK = '#76837e'

export const SKINS = ['#f4d3b4', '#e3b088', '#c68d61', '#94603f', '#683f2b'] as const
export const HAIRS = ['#2a211f', '#3a2a22', '#6d4630', '#a5713f', '#8b8b8d'] as const

/** Hues of companies, in degrees: far apart, so that two albums side by side differ. */
export const HUES = [164, 262, 8, 215, 28, 190, 322, 110, 240, 48, 340, 140] as const

export function paletteOf(hue: number): Palette {
  return {
    wall: hex(hue, 38, 94),
    shade: hex(hue, 30, 89),
    floor: hex(hue, 20, 81),
    soft: hex(hue, 34, 74),
    mid: hex(hue, 36, 50),
    deep: hex(hue, 42, 26),
  }
}

/** A colour as six hexadecimal digits: some programs that show pictures do not support `hsl()`. */
function hex(hue: number, saturation: number, lightness: number): string {
  const light = lightness / 100
  const reach = (saturation / 100) * Math.min(light, 1 - light)
  const channel = (offset: number) => {
    const turn = (offset + hue / 30) % 12
    const value = light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1))
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(0)}${channel(8)}${channel(4)}`
}
