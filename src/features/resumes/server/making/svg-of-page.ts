/**
 * One page of the SVG that typst writes for a whole document: it puts the pages below each other as children of the
 * root (a background and a group each), and the outlines of all letters behind them. The page gets its own letters only,
 * and coordinates of two digits, which is finer than any screen shows.
 * @param page from 1
 */
export function svgOfPage(whole: string, page: number): string {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(whole) ?? []
  const from = startOf(whole, PAGE, page)
  const defs = startOf(whole, DEFS, 1)
  const after = whole.indexOf(PAGE, from + 1)
  const body = whole
    .slice(from, after === -1 || after > defs ? defs : after)
    .replace(/\n {4}<g transform="[^"]*">/, '\n    <g>')
  const used = new Set(Array.from(body.matchAll(/(?:href="#|url\(#)(\w+)/g), ([, id]) => id))
  const letters = whole
    .slice(defs)
    .replaceAll(
      /<(symbol|clipPath|linearGradient|radialGradient|pattern) [^>]*?id="(\w+)"[\s\S]*?<\/\1>\s*/g,
      (found, _, id) => (used.has(id) ? found : ''),
    )
  const pages = Math.max(1, whole.split(PAGE).length - 1)
  const root = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${Number(height) / pages}">`
  return (root + body + letters).replaceAll(/(\.\d\d)\d+/g, '$1').replaceAll(/\n\s+/g, '\n')
}

const PAGE = '\n    <path class="typst-shape" fill="#ffffff"'
const DEFS = '\n    <defs id="glyph">'

function startOf(text: string, sign: string, which: number): number {
  let at = -1
  for (let found = 0; found < which; found += 1) {
    at = text.indexOf(sign, at + 1)
    if (at === -1) throw new Error(`The page has no ${sign.trim()}`)
  }
  return at
}
