import { request as ask } from 'node:http'
import { createServer } from 'node:https'
import { selfSigned } from './self-signed.ts'

/**
 * A door with TLS, as stands before the site in production. What is behind it may start when somebody first knocks.
 *
 * @param name a name of this machine: browsers take `*.localhost` for it
 * @param behind the address that answers
 */
export async function behindTls(name: string, behind: () => Promise<string>): Promise<string> {
  const server = createServer(selfSigned(), async (request, response) => {
    const { hostname, port } = new URL(await behind())
    const { method, headers, url: path } = request
    const onward = ask({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    onward.on('error', () => response.destroy())
    request.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const address = server.address()
  return `https://${name}:${typeof address === 'object' ? address?.port : ''}`
}
