import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sealOwnScripts } from './own-scripts.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('each script with the mark is hashed as it is, once, and the mark goes', () => {
  const html = `<script nonce="M">a()\n</script><p></p><script nonce="M" type="module" async="">import "b"</script><script nonce="M">a()\n</script>`
  expect(sealOwnScripts(html, 'M')).toEqual({
    html: html.replaceAll(' nonce="M"', ''),
    hashes: [hash('a()\n'), hash('import "b"')],
  })
})

test('the hash of a script is that of its bytes', () => {
  const code = 'say("日本語 Größe")'
  const html = Buffer.from(`<script nonce="M">${code}</script>`).toString('latin1')
  expect(sealOwnScripts(html, 'M').hashes).toEqual([hash(code)])
})

test('scripts without the mark, with another, or by address get no hash', () => {
  const html =
    '<script>evil()</script><script nonce="N">evil()</script><script nonce="M" src="/a.js"></script>'
  expect(sealOwnScripts(html, 'M').hashes).toEqual([])
})
