import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]+?)<\/script>/gi

/**
 * The page as it leaves, and `'sha256-…'` of each script in it that is ours, for its Content-Security-Policy. Ours are
 * those that were rendered with the mark, which nobody outside can know and which goes here: a script that came in with
 * somebody's text has none and is not run. Hashes, unlike nonces, hold for as long as a page is cached.
 */
export function sealOwnScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const attribute = ` nonce="${mark}"`
  const own = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes = '']) =>
    attributes.includes(attribute),
  )
  const hashes = own.map(([, , code = '']) => createHash('sha256').update(code).digest('base64'))
  return {
    // Not replaced one by one, which leaves a text of many pieces that has to be joined again.
    html: html.split(attribute).join(''),
    hashes: [...new Set(hashes)].map((hash) => `'sha256-${hash}'`),
  }
}
