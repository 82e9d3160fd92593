import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { packPage } from './page.ts'

/** Small buffers of Node share pieces of memory: a page that is kept for an hour would hold what others once used. */
test('a page that is kept takes no more memory than its bytes', async () => {
  const page = { status: 200, headers: new Headers(), bytes: Buffer.from(randomBytes(4000).toString('hex')) }
  const { packed, size } = await packPage(page)
  expect(packed.buffer.byteLength).toBe(packed.length)
  expect(size).toBeGreaterThan(packed.length)
})
