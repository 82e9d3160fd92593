import { createHash } from 'node:crypto'
import { markAttribute, markedTags } from './marked-tags.ts'

/**
 * Returns the page without marks, and `'sha256-…'` of each of our scripts for its Content-Security-Policy. Our scripts
 * were rendered with the mark, which nobody outside can know. A script that came in with somebody's text has no mark,
 * so browsers do not run it. Hashes, unlike nonces, stay valid while a page is cached.
 * @param html a letter for each byte of the page (`latin1`)
 */
export function sealOwnScripts(html: string, mark: string): { html: string; hashes: string[] } {
  const codes = [...markedTags(html, mark)]
    .filter(({ start }) => html.startsWith('<script', start))
    .map(({ end }) => html.slice(end, html.indexOf('</script>', end)))
    .filter((code) => code !== '')
  const hashes = codes.map((code) => createHash('sha256').update(code, 'latin1').digest('base64'))
  return {
    // Not replaced one by one, which leaves a text of many pieces that has to be joined again.
    html: html.split(markAttribute(mark)).join(''),
    hashes: [...new Set(hashes)].map((hash) => `'sha256-${hash}'`),
  }
}
