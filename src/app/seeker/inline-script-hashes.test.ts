import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineScripts } from './inline-script-hashes.ts'

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('each script that stands in the page is hashed as it is, once', () => {
  const html = `<script>a()\n</script><p></p><script type="module" async="">import "b"</script><script>a()\n</script>`
  expect(hashInlineScripts(html)).toEqual([hash('a()\n'), hash('import "b"')])
})

test('scripts by address and data blocks need no hash', () => {
  expect(
    hashInlineScripts(`<script src="/a.js"></script><script type="application/ld+json">{}</script>`),
  ).toEqual([])
})
