import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { newestOutbound } from '#platform/db/outbound-messages.ts'
import type { Env } from '#platform/env.ts'
import { MAILBOX_CSP, MAILBOX_PATH, MAILBOX_VIEWS, mailboxPage } from '#platform/post/mailbox-page.ts'

const SHOWN = 100

const asked = z.object({
  to: z.string().trim().max(254).catch(''),
  id: z.uuid().optional().catch(undefined),
  view: z.enum(MAILBOX_VIEWS).catch('html'),
})

/**
 * What was posted where nothing leaves the house: `/dev/mailbox` for people, `/dev/mailbox.json` for tests. There are codes
 * in it, so it answers on the machine itself only. Once there is a mail server, or the site has an address that others
 * reach, it does not exist.
 */
export function mountMailbox(
  app: FastifyInstance,
  { db, env }: { db: Db; env: Pick<Env, 'SMTP_URL' | 'PUBLIC_ORIGIN' | 'TRUST_PROXY'> },
): void {
  if (env.SMTP_URL !== undefined || env.TRUST_PROXY === 'on' || isReachedByOthers(env.PUBLIC_ORIGIN)) return

  app.get(MAILBOX_PATH, async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound()
    const { to, id, view } = asked.parse(request.query)
    const messages = await newestOutbound(db, { to: to || null, count: SHOWN })
    const opened = id === undefined ? messages[0] : messages.find((message) => message.id === id)
    const page = await mailboxPage({ to, messages, opened, view })
    return closed(reply).type('text/html; charset=utf-8').send(page)
  })

  app.get(`${MAILBOX_PATH}.json`, async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound()
    const { to } = asked.parse(request.query)
    const messages = await newestOutbound(db, { to: to || null, count: SHOWN })
    return closed(reply).send({
      messages: messages.map(
        ({ id, channel, recipient, kind, language, subject, text, html, created_at }) => ({
          ...{ id, channel, to: recipient, kind, language, subject, text, html, created_at },
        }),
      ),
    })
  })
}

const closed = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', MAILBOX_CSP)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')

const isReachedByOthers = (origin: string | undefined): boolean =>
  origin !== undefined && !isLoopbackName(new URL(origin).hostname)

/**
 * The connection itself must come from this machine and ask for this machine: a name that somebody else's server points
 * here (DNS rebinding) is another host, and what a proxy passes on says so in one of its headers.
 */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? ''
  const isPassedOn = PROXY_HEADERS.some((name) => headers[name] !== undefined)
  return isLoopbackAddress(raw.socket.remoteAddress ?? '') && isLoopbackName(host) && !isPassedOn
}

const PROXY_HEADERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

const isLoopbackName = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

const isLoopbackAddress = (address: string): boolean =>
  /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
