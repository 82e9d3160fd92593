import { expect, test } from 'vitest'
import { testSite } from '../../../tests/site/test-site.ts'

const site = await testSite()
const picture = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

test('a picture is cacheable for ever, and may run nothing', async () => {
  const name = await site.publicFiles.put(Buffer.from(picture), 'svg')
  for (const encoding of ['br', 'identity']) {
    const response = await site.fetch(`/files/${name}`, { headers: { 'accept-encoding': encoding } })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe(picture)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: `"${name}"`,
    })
  }
  const again = await site.fetch(`/files/${name}`, { headers: { 'if-none-match': `"${name}"` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
  const head = await site.fetch(`/files/${name}`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a missing file is a 404 that is not cached', async () => {
  const hash = 'a'.repeat(64)
  for (const name of [`${hash}.svg`, `${hash}.html`, hash, '..%2f..%2fjobs.snapshot', '%00']) {
    const response = await site.fetch(`/files/${name}`)
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
  }
})
