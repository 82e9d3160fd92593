import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script((?:\s[^>]*)?)>([\s\S]+?)<\/script>/gi

/**
 * Returns the page without marks, and `'sha256-…'` of each of our scripts for its Content-Security-Policy. Our scripts
 * were rendered with the mark, which nobody outside can know. A script that came in with somebody's text has no mark,
 * so browsers do not run it. Hashes, unlike nonces, stay valid while a page is cached.
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
