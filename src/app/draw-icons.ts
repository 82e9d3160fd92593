import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { BRAND_COLOURS } from '#config/site.ts'

/** All icons come from the drawing of the pages' icon, so that another brand replaces one file. */
const LOGO = join(import.meta.dirname, 'common/favicon.svg')

/** Sizes in pixels. Filled icons have no transparent corners: the device cuts them to its own shape. */
const ICONS = [
  { name: 'favicon.png', size: 48, isFilled: false },
  { name: 'apple-touch-icon.png', size: 180, isFilled: true },
  { name: 'icon-192.png', size: 192, isFilled: false },
  { name: 'icon-512.png', size: 512, isFilled: false },
  { name: 'maskable-192.png', size: 192, isFilled: true },
  { name: 'maskable-512.png', size: 512, isFilled: true },
] as const

/** Every device shows at least a circle of four fifths; this inset puts the whole drawing into it. */
const INSET = 0.1

/** Draws the icons of the installed site into a folder. */
export async function drawIcons(folder: string): Promise<void> {
  const logo = await readFile(LOGO, 'utf8')
  await mkdir(folder, { recursive: true })
  for (const { name, size, isFilled } of ICONS) {
    const svg = isFilled ? filled(logo, size) : logo
    const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
    await writeFile(join(folder, name), png)
  }
}

function filled(logo: string, size: number): string {
  const inset = size * INSET
  const inner = size - 2 * inset
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" fill="${BRAND_COLOURS.icon}"/>${logo.replace('<svg ', `<svg x="${inset}" y="${inset}" width="${inner}" height="${inner}" `)}</svg>`
}
