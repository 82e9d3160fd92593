import { createDecipheriv, createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import { type BrowserKeys, contentKeys } from './encrypt-push.ts'

interface TestBrowser extends BrowserKeys {
  privateKey: Buffer
}

export function newBrowserKeys(): TestBrowser {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  return { publicKey: ecdh.getPublicKey(), privateKey: ecdh.getPrivateKey(), authSecret: randomBytes(16) }
}

/** As a browser reads a push. */
export function decryptPush(body: Buffer, { publicKey, privateKey, authSecret }: TestBrowser): string {
  const [salt, ourKey, text] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(privateKey)
  const shared = ecdh.computeSecret(ourKey)
  const { key, nonce } = contentKeys({ shared, authSecret, salt, browserKey: publicKey, ourKey })
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(text.subarray(-16))
  const padded = Buffer.concat([decipher.update(text.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

interface ReceivedPush {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A push service on this machine: it stores what it gets, and answers as it is told. */
export async function startPushService() {
  const received: ReceivedPush[] = []
  const answers = { status: 201 }
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) })
    response.writeHead(answers.status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { origin, received, answers }
}
