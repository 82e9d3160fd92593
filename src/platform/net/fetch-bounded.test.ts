import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { fetchBounded } from './fetch-bounded.ts'
import { FetchFailure } from './fetch-failure.ts'

const server = createServer((request, response) => {
  if (request.url === '/endless') {
    const timer = setInterval(() => response.write('x'.repeat(100_000)), 1)
    response.on('close', () => clearInterval(timer))
  } else if (request.url === '/elsewhere') response.writeHead(302, { location: '/endless' }).end()
  else if (request.url === '/broken') response.destroy()
  else response.end('{"here":true}')
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const address = server.address()
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`

test('a response arrives complete', async () => {
  expect(await (await fetchBounded(`${origin}/`, {})).json()).toEqual({ here: true })
})

test('an endless response is given up, a broken one is distinguished, a redirect is not followed', async () => {
  await expect(fetchBounded(`${origin}/endless`, {})).rejects.toThrow('is larger than')
  await expect(fetchBounded(`${origin}/broken`, {})).rejects.toBeInstanceOf(FetchFailure)
  expect((await fetchBounded(`${origin}/elsewhere`, {})).status).toBe(302)
})
