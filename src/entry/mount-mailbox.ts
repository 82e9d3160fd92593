import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { newestOutbound } from '#platform/db/outbound-messages.ts'
import type { Env } from '#platform/env.ts'
import { cookiesOf } from '#platform/http/cookies.ts'
import { hasMailbox, isLoopbackName } from '#platform/outbound/channels.ts'
import { isMailboxKey, mailboxKey } from '#platform/outbound/mailbox-key.ts'
import { MAILBOX_CSP, MAILBOX_PATH, MAILBOX_VIEWS, mailboxPage } from '#platform/outbound/mailbox-page.ts'
import { lookUp } from '#shared/look-up.ts'

const SHOWN = 100
const KEY_COOKIE = 'joblane_mailbox'

const mailboxQuery = z.object({
  to: z.string().trim().max(254).catch(''),
  id: z.uuid().optional().catch(undefined),
  view: z.enum(MAILBOX_VIEWS).catch('html'),
  key: z.string().max(100).optional().catch(undefined),
})

/**
 * The mailbox of unsent messages: `/dev/mailbox` for people, `/dev/mailbox.json` for tests. Messages contain codes, so
 * it requires the key in the address that the start prints. A browser keeps the key in a cookie; a program sends it
 * each time. With a mail server, or a public address, the mailbox does not exist.
 */
export function mountMailbox(
  app: FastifyInstance,
  { db, env }: { db: Db; env: Pick<Env, 'SMTP_URL' | 'PUBLIC_ORIGIN' | 'TRUST_PROXY' | 'dataFolder'> },
): void {
  if (!hasMailbox(env)) return
  const key = mailboxKey(env)

  app.get(MAILBOX_PATH, async (request, reply) => {
    const { key: given, to, id, view } = mailboxQuery.parse(request.query)
    if (!isFromHere(request)) return reply.callNotFound()
    if (isMailboxKey(key, given)) return keepKey(request, reply, key)
    if (!isMailboxKey(key, cookiesOf(request.headers.cookie).get(KEY_COOKIE))) return reply.callNotFound()
    const messages = await newestOutbound(db, { to: to || null, count: SHOWN })
    const opened = id === undefined ? messages[0] : messages.find((message) => message.id === id)
    const page = await mailboxPage({ to, messages, opened, view })
    return closed(reply).type('text/html; charset=utf-8').send(page)
  })

  app.get(`${MAILBOX_PATH}.json`, async (request, reply) => {
    const { key: given, to } = mailboxQuery.parse(request.query)
    if (!isFromHere(request) || !isMailboxKey(key, given)) return reply.callNotFound()
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

/**
 * Redirects to the same address without the key, so that the key is neither in the address bar nor in copied addresses.
 */
function keepKey(request: FastifyRequest, reply: FastifyReply, key: string): FastifyReply {
  const { searchParams } = new URL(request.url, 'http://site')
  searchParams.delete('key')
  const rest = searchParams.size === 0 ? '' : `?${searchParams}`
  return closed(reply)
    .header('set-cookie', `${KEY_COOKIE}=${key}; Path=${MAILBOX_PATH}; HttpOnly; SameSite=Strict`)
    .redirect(`${MAILBOX_PATH}${rest}`, 303)
}

const closed = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', MAILBOX_CSP)
    .header('cross-origin-resource-policy', 'same-origin')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')

/**
 * The key alone protects the mailbox. This check only prevents its owner from showing it to others by mistake: requests
 * through a proxy that says so, or under a foreign host name, find no mailbox.
 */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const host = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? ''
  const isPassedOn = PROXY_HEADERS.some((name) => lookUp(headers, name) !== undefined)
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

const isLoopbackAddress = (address: string): boolean =>
  /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
