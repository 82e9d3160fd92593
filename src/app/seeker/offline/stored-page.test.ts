import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  escapeHtml,
  filesOf,
  fillPart,
  fillValues,
  titleOf,
  withNote,
  withoutScripts,
} from './stored-page.ts'

const PAGE = `<html lang="en"><head><title>Cook · Harbour · Joblane</title>
<link rel="manifest" href="/en/manifest.webmanifest"/><link rel="modulepreload" href="/assets/root-1.js"/>
<link rel="stylesheet" href="/assets/root-2.css"/></head><body><main id="content" tabindex="-1">
<script type="application/ld+json">{"a":"</p>"}</script><img src="/files/logo.svg"/><p>&lt;script&gt;</p>
</main><script>start()</script><script src="/assets/entry-3.js"></script></body></html>`

test('a kept page has its text, its styles and its pictures, and nothing that runs', () => {
  const kept = withoutScripts(PAGE)
  expect(kept).not.toMatch(/<script|modulepreload|manifest|start\(\)/)
  expect(kept).toContain('<p>&lt;script&gt;</p>')
  expect(filesOf(kept)).toEqual(['/assets/root-2.css', '/files/logo.svg'])
  expect(titleOf(kept)).toBe('Cook · Harbour')
  expect(withNote(kept, '<p>old</p>')).toContain('tabindex="-1"><p>old</p>')
})

test('parts are filled, shown or left out, whatever is put in', () => {
  const html =
    '<section data-part="a" hidden=""><p>[[x]]</p></section><section data-part="b"><i>b</i></section>'
  fc.assert(
    fc.property(fc.string(), (text) => {
      const x = escapeHtml(text)
      const filled = fillPart(html, 'a', (inside) => fillValues(inside, { x }))
      expect(filled).toBe(`<p>${x}</p><section data-part="b"><i>b</i></section>`)
      expect(x).not.toMatch(/[<>"']/)
    }),
  )
  expect(fillPart(html, 'b', () => '')).not.toContain('<i>b')
})
