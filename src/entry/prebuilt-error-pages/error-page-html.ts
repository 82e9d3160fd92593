import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { directionOf, type Language } from '#config/languages.ts'
import { drawingOf } from './drawings.ts'

/** The texts of a prebuilt error page. */
export interface ErrorPageTexts {
  language: Language
  siteName: string
  heading: string
  text: string
  /** The text of the link that opens the same address again. */
  again: string
}

/**
 * A page without scripts, files and data, which fits into one or two packets.
 *
 * `href=""` leads to the requested address, so that the same bytes serve all addresses.
 */
export function errorPageHtml(
  code: number,
  { language, siteName, heading, text, again }: ErrorPageTexts,
): string {
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(heading)} · ${escaped(siteName)}</title>
<style>${STYLE}</style>
<header><a href="/${language}">${MARK}${escaped(siteName)}</a></header>
<main>
${drawingOf(code)}
<h1>${escaped(heading)}</h1>
<p>${escaped(text)}</p>
<a class="again" href="">${escaped(again)}</a>
</main>
</html>
`
}

const SOURCE = join(import.meta.dirname, '../..')

/** The favicon without its title, since the name is beside it. */
const MARK = readFileSync(join(SOURCE, 'app/common/favicon.svg'), 'utf8')
  .replace(/<title>.*<\/title>/, '')
  .replace('<svg ', '<svg width="28" height="28" aria-hidden="true" ')
  .trim()

const TOKENS = readFileSync(join(SOURCE, 'ui/tokens.css'), 'utf8')

/** The value of a colour of the design, for light and dark. */
function colour(name: string): string {
  const value = new RegExp(`--${name}: ([^;]+);`).exec(TOKENS)?.[1]
  if (value === undefined) throw new Error(`tokens.css has no --${name}.`)
  return value
}

const STYLE = `
:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;font:16px/1.5 system-ui,"Noto Sans",sans-serif;background:${colour('paper')};color:${colour('ink')}}
header{padding:14px 16px;background:${colour('surface')};border-bottom:1px solid ${colour('line')}}
header a{display:inline-flex;align-items:center;gap:8px;min-height:44px;font-size:20px;font-weight:700;color:inherit;text-decoration:none}
main{margin:auto;padding:32px 16px;max-width:480px;text-align:center}
main>svg{fill:none;stroke:${colour('primary')};stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.t{fill:${colour('tint')}}.a{stroke:${colour('amber')}}
h1{margin:16px 0 8px;font-size:25px;line-height:1.25;text-wrap:balance;word-break:auto-phrase}
p{margin:0 0 24px;text-wrap:pretty;word-break:auto-phrase;color:${colour('muted')}}
.again{display:inline-block;padding:10px 18px;border-radius:10px;font-weight:600;text-decoration:none;background:${colour('primary')};color:${colour('on-primary')}}
.again:hover{background:${colour('primary-hover')}}
a:focus-visible{outline:3px solid ${colour('primary')};outline-offset:2px}
`

/** The content policy of these pages: they load, run and send nothing. */
export const ERROR_PAGE_POLICY = [
  `default-src 'none'`,
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  `img-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

const ESCAPES = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES.get(sign) ?? sign)
