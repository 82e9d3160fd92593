import { expect, test } from 'vitest'
import { deferScripts } from './deferred-scripts.ts'

test('our module scripts and their preload links are deferred, with any other attributes', () => {
  const html =
    '<link rel="modulepreload" href="/a.js" nonce="M"/><script nonce="M" type="module" async="">import "/a.js"</script>'
  expect(deferScripts(html, 'M')).toBe(
    '<link rel="deferred" href="/a.js" nonce="M"/><script nonce="M" type="deferred" async="">import "/a.js"</script>',
  )
})

test.each([
  '<link rel="stylesheet" href="/a.css" nonce="M"/>',
  '<script nonce="M">now()</script>',
  '<script nonce="N" type="module">import "/theirs.js"</script>',
  '<p>&lt;script nonce="M" type="module"&gt;</p>',
])('styles, scripts that must run at once and scripts of others stay as they are: %s', (html) => {
  expect(deferScripts(html, 'M')).toBe(html)
})
