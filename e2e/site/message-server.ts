import { createServer } from 'node:http'
import { z } from 'zod'
import { mailServer, partsOf } from '#platform/outbound/smtp.test-helper.ts'
import { portOf, textOf } from '../../tests/providers/openid-server.ts'

/** A mail server and a gateway for messages to phones, which the site sends to as to real ones. */
export interface MessageServer {
  /** What the site is set to. */
  env: Readonly<Record<string, string>>
  /** `?to=` an address or a number: what arrived there, as `{ text }`, the newest first. Journeys read it. */
  counter: string
}

const sms = z.object({ to: z.string(), text: z.string() })

export async function openMessageServer(): Promise<MessageServer> {
  const { url, received } = await mailServer({ encrypts: false })
  const messages: z.output<typeof sms>[] = []
  const emails = () => received.map(({ to, source }) => ({ to: to[0] ?? '', text: partsOf(source)[0] ?? '' }))
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') messages.push(sms.parse(JSON.parse(await textOf(request))))
    const to = new URL(request.url ?? '', 'http://counter').searchParams.get('to') ?? ''
    const arrived = [...emails(), ...messages].filter((post) => post.to.toLowerCase() === to.toLowerCase())
    response.end(JSON.stringify(arrived.reverse()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const counter = `http://127.0.0.1:${portOf(server)}/`
  const env = { SMTP_URL: url, SMTP_TLS: 'none', MAIL_FROM: 'Joblane <jobs@mail.test>', SMS_URL: counter }
  return { env, counter }
}
