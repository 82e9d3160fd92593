import { createTransport, type SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import { DEFAULT_SITE } from '#config/site.ts'
import type { Outbound } from '../db/outbound-messages.ts'
import { DeliveryFailure } from './delivery-failure.ts'
import type { SmtpSettings } from './outbound-settings.ts'
import { subjectLine } from './recipient.ts'

/** A file that goes with an email. */
export interface Attachment {
  filename: string
  content: Buffer
}

export interface MailSender {
  /** Hands one email to the mail server. Throws `DeliveryFailure`. */
  send(message: Outbound, attachment: Attachment | null, signal: AbortSignal): Promise<void>
  close(): void
}

/** Sends by SMTP, over a few connections that stay open while there is mail. */
export function createMailSender(settings: SmtpSettings): MailSender {
  const { url, tls, dkim } = settings
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    dnsTimeout: 10_000,
    socketTimeout: 60_000,
    requireTLS: tls !== 'none',
    ignoreTLS: tls === 'none',
    tls: { rejectUnauthorized: tls !== 'any-certificate', minVersion: 'TLSv1.2' },
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.key,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  })
  return {
    async send(message, attachment, signal) {
      try {
        await transport.sendMail({
          ...composed(message, settings),
          ...(attachment !== null && { attachments: [attachment] }),
          signal,
        })
      } catch (error) {
        throw failureOf(error)
      }
    },
    close: () => transport.close(),
  }
}

/** The source of an email as it would be sent, unsigned, for reading. */
export async function mailSource(message: Outbound): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  const settings = { from: `${DEFAULT_SITE.name} <no-reply@localhost>`, replyTo: null }
  const { message: source } = await transport.sendMail(composed(message, settings))
  return String(source)
}

/** A message has the same Message-ID at each attempt, so that mail programs show a duplicate once. */
function composed(
  message: Outbound,
  { from, replyTo }: Pick<SmtpSettings, 'from' | 'replyTo'>,
): SendMailOptions {
  const domain = /@([^\s@>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    from,
    to: { name: '', address: message.recipient },
    ...(replyTo !== null && { replyTo }),
    messageId: `<${message.id}@${domain}>`,
    date: message.created_at,
    subject: subjectLine(message.subject),
    text: message.text,
    ...(message.html !== '' && { html: message.html }),
    headers: {
      ...z.record(z.string(), z.string()).parse(message.headers),
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      'Content-Language': message.language,
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Signs those of these headers that the email has; RFC 8058 requires the list headers. */
const SIGNED_HEADERS = [
  ...['From', 'Sender', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'MIME-Version', 'Content-Type'],
  ...['Content-Transfer-Encoding', 'Content-Language', 'Auto-Submitted'],
  ...['List-Id', 'List-Help', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Feedback-ID'],
].join(':')

const smtpError = z.looseObject({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
})

/** The SMTP commands whose refusal concerns this message, and not our account, our password or the encryption. */
const ABOUT_THE_MESSAGE = new Set(['EENVELOPE', 'EMESSAGE'])
/** The server requires authentication: the operator has to fix the settings, then the message is sent. */
const WANTS_SIGN_IN = 530

function failureOf(error: unknown): DeliveryFailure {
  const { code, command, responseCode } = smtpError.safeParse(error).data ?? {}
  const isAboutMessage = ABOUT_THE_MESSAGE.has(code ?? '')
  if (responseCode !== undefined) {
    const isFinal = isAboutMessage && responseCode >= 500 && responseCode !== WANTS_SIGN_IN
    const hasNoReader = isFinal && command === 'RCPT TO'
    return new DeliveryFailure(`The mail server answered ${responseCode}.`, { isFinal, hasNoReader })
  }
  const trouble = `The mail server could not be used (${code ?? 'unknown'}).`
  return new DeliveryFailure(trouble, { isFinal: isAboutMessage })
}
