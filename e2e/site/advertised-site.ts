import { createServer } from 'node:http'
import { portOf } from '../../tests/providers/openid-server.ts'

/** A site whose operator has switched an advertising pixel on, and the advertising network, which notes what it is told. */
export interface Advertised {
  /** Where the site is: it starts when that is first asked. */
  origin(): Promise<string>
  /** What the network has heard from a visitor's address. */
  heardFrom(address: string): string[]
  close(): Promise<void>
}

/** @param start a site with this pixel */
export async function advertisedSite(
  start: (pixelUrl: string) => Promise<{ addresses: { seeker: string }; close(): Promise<void> }>,
): Promise<Advertised> {
  const heard: { from: unknown; url: string }[] = []
  const network = createServer((request, response) => {
    heard.push({ from: request.headers['x-forwarded-for'], url: request.url ?? '' })
    response.writeHead(200, { 'content-type': 'image/gif' }).end(GIF)
  })
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
  network.unref()
  let site: ReturnType<typeof start> | undefined
  return {
    origin: async () => {
      site ??= start(`http://127.0.0.1:${portOf(network)}/tr?id=4711`)
      return (await site).addresses.seeker
    },
    heardFrom: (address) => heard.filter(({ from }) => from === address).map(({ url }) => url),
    close: async () => (await site)?.close(),
  }
}

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
