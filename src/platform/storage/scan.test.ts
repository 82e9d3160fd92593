import { createServer, type Server } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { configuredScanner } from './scan.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Answers like clamd, by what the stream contains. */
async function clamd(answerTo: (file: string) => string): Promise<string> {
  const server = createServer((socket) => {
    let received = Buffer.alloc(0)
    socket.on('data', (part) => {
      received = Buffer.concat([received, Buffer.from(part)])
      const file = fileIn(received)
      if (file !== null) socket.end(`${answerTo(file)}\0`)
    })
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  return `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

/** Null until the piece of length 0 has come. */
function fileIn(received: Buffer): string | null {
  const command = 'zINSTREAM\0'
  if (!received.toString('latin1').startsWith(command)) return null
  const pieces: Buffer[] = []
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at)
    if (length === 0) return Buffer.concat(pieces).toString()
    pieces.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

test('a file is clean or infected by the word of the scanner', async () => {
  const scanner = configuredScanner({
    CLAMD_URL: await clamd((file) => (file.includes('virus') ? 'stream: Eicar FOUND' : 'stream: OK')),
  })
  expect(await scanner?.isInfected(Buffer.from('a picture'))).toBe(false)
  expect(await scanner?.isInfected(Buffer.from('a virus'))).toBe(true)
  expect(await scanner?.isInfected(Buffer.alloc(300_000, 'virus '))).toBe(true)
})

test('a scanner that cannot say is an error, never clean', async () => {
  const tooLarge = configuredScanner({ CLAMD_URL: await clamd(() => 'INSTREAM size limit exceeded. ERROR') })
  await expect(tooLarge?.isInfected(Buffer.from('x'))).rejects.toThrow('size limit')
  const silent = configuredScanner({ CLAMD_URL: await clamd(() => '') })
  await expect(silent?.isInfected(Buffer.from('x'))).rejects.toThrow('clamd answered')
  const absent = configuredScanner({ CLAMD_URL: 'tcp://127.0.0.1:1' })
  await expect(absent?.isInfected(Buffer.from('x'))).rejects.toThrow('ECONNREFUSED')
  const noSocket = configuredScanner({ CLAMD_URL: 'unix:/nowhere/clamd.ctl' })
  await expect(noSocket?.isInfected(Buffer.from('x'))).rejects.toThrow('ENOENT')
})

test('without a scanner there is none', () => {
  expect(configuredScanner({ CLAMD_URL: undefined })).toBeNull()
})
