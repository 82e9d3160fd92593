import { expect, test } from 'vitest'
import { putScriptsToSleep } from './scripts-asleep.ts'

test('our module scripts and what announces them sleep, whatever else they carry', () => {
  const html =
    '<link rel="modulepreload" href="/a.js" nonce="M"/><script nonce="M" type="module" async="">import "/a.js"</script>'
  expect(putScriptsToSleep(html, 'M')).toBe(
    '<link rel="asleep" href="/a.js" nonce="M"/><script nonce="M" type="asleep" async="">import "/a.js"</script>',
  )
})

test.each([
  '<link rel="stylesheet" href="/a.css" nonce="M"/>',
  '<script nonce="M">now()</script>',
  '<script nonce="N" type="module">import "/theirs.js"</script>',
  '<p>&lt;script nonce="M" type="module"&gt;</p>',
])('what paints the page, what is meant to run at once and what is not ours stay as they are: %s', (html) => {
  expect(putScriptsToSleep(html, 'M')).toBe(html)
})
