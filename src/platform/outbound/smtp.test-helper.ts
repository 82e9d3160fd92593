import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A message that the mail server received over a real socket. */
export interface ReceivedMail {
  from: string
  to: string[]
  isEncrypted: boolean
  /** Headers and body as received. */
  source: string
}

export interface MailServer {
  url: string
  received: ReceivedMail[]
  /** How it answers the next messages, before it accepts them again. */
  answers: number[]
  /** Whether it knows none of its readers. */
  knowsNobody: boolean
  close(): Promise<void>
}

/** A local mail server, with an untrusted certificate or none. */
export async function mailServer({ encrypts }: { encrypts: boolean }): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const answers: number[] = []
  const mail: MailServer = {
    ...{ url: '', received, answers, knowsNobody: false },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: encrypts ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (!mail.knowsNobody) return done()
      done(Object.assign(new Error(`There is no <${address}>`), { responseCode: 550 }))
    },
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        const answer = answers.shift()
        if (answer !== undefined) {
          const to = session.envelope.rcptTo[0]?.address
          return done(Object.assign(new Error(`<${to}> is not welcome`), { responseCode: answer }))
        }
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          isEncrypted: session.secure,
          source: Buffer.concat(pieces).toString('latin1'),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  mail.url = `smtp://127.0.0.1:${port}`
  return mail
}

/** A header of an email as received, with its lines joined. */
export const headerOf = (source: string, name: string) =>
  new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(source)?.[1]?.replaceAll('\r\n', '')

/** A header of encoded words; one of them may end within a character. */
export function decodedWords(header: string): string {
  const words = [...header.matchAll(/=\?utf-8\?([bq])\?(.*?)\?=/gi)]
  const bytes = words.map(([, kind = '', word = '']) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64')
      : Buffer.from(unquoted(word.replaceAll('_', ' '))),
  )
  return Buffer.concat(bytes).toString()
}

const unquoted = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString()

/** The two texts of an email, in their order. */
export function partsOf(source: string): string[] {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? ''
  const parts = source.split(`--${boundary}`).slice(1, -1)
  return parts.map((part) => {
    const [head = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n')
    const body = rest.join('\r\n\r\n').replace(/\r\n$/, '')
    const text = /base64/i.test(head) ? Buffer.from(body, 'base64').toString() : unquoted(body)
    return text.replaceAll('\r\n', '\n')
  })
}
