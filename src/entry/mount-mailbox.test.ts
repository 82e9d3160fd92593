import { expect, test } from 'vitest'
import { z } from 'zod'
import { postCodeMail, postCodeSms } from '#features/accounts/server/letters.ts'
import { readEnv } from '#platform/env.ts'
import { createApp } from '#platform/http/create-app.ts'
import { createDispatcher } from '#platform/http/dispatcher.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '../../tests/database/test-database.ts'
import { mountMailbox } from './mount-mailbox.ts'

const { db } = await testDatabase()
const clock = { now: () => new Date('2026-11-22T09:00:00Z') }
const world = { db, clock }

const mailbox = (settings: NodeJS.ProcessEnv = {}) => {
  const app = createApp({
    dispatcher: createDispatcher([], { limits: createRateLimits(clock), checkResponses: true }),
    viewerOf: viewerOfRequest,
    ...{ clock, log: createLog('silent'), trustProxy: false, origin: () => '', isReady: async () => true },
  })
  mountMailbox(app, { db, env: readEnv(settings) })
  return app
}
const app = mailbox()
const ask = (url: string, headers = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers: { host: '127.0.0.1:3000', ...headers }, remoteAddress })

await postCodeMail(world, { to: 'ana@example.com', language: 'es', purpose: 'sign-in', code: '012345' })
await postCodeSms(world, { to: '+6591234567', language: 'ja', purpose: 'verify-phone', code: '543210' })

test('developers read what would have been sent, newest first, by its reader, in three ways', async () => {
  const all = await ask('/dev/mailbox')
  expect(all.statusCode).toBe(200)
  expect(all.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(all.body.indexOf('543210')).toBeLessThan(all.body.indexOf('012345'))
  const letter = (await ask('/dev/mailbox?to=ana@example.com')).body
  expect(letter).toContain('<iframe title="The letter" sandbox="allow-popups')
  expect(letter).not.toContain('543210')
  const id = /id=([0-9a-f-]{36})&#38;view=source/.exec(letter)?.[1]
  const source = (await ask(`/dev/mailbox?id=${id}&view=source`)).body
  expect(source).toContain('Auto-Submitted: auto-generated')
  expect((await ask(`/dev/mailbox?id=${id}&view=text`)).body).toContain('<pre class="text" dir="auto">')
})

test('tests read it as JSON', async () => {
  const shape = z.object({ messages: z.array(z.object({ to: z.string(), text: z.string() })) })
  const { messages } = shape.parse((await ask('/dev/mailbox.json?to=%2B6591234567')).json())
  expect(messages).toEqual([{ to: '+6591234567', text: expect.stringContaining('543210') }])
})

test.each([
  ['from another machine', {}, '192.0.2.7'],
  ['under a name that somebody pointed here', { host: 'evil.example' }, '127.0.0.1'],
  ['under a name that only begins like ours', { host: '127.0.0.1.evil.example' }, '127.0.0.1'],
  ['through a proxy', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
  ['from another machine that says otherwise', { 'x-forwarded-for': '127.0.0.1' }, '192.0.2.7'],
])('%s there is none', async (_, headers, address) => {
  for (const url of ['/dev/mailbox', '/dev/mailbox.json']) {
    const answer = await ask(url, headers, address)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('012345')
  }
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }],
  [{ PUBLIC_ORIGIN: 'https://jobs.example' }],
  [{ TRUST_PROXY: 'on' }],
])('with %o there is none', async (settings) => {
  const answer = await mailbox(settings).inject({ url: '/dev/mailbox', headers: { host: 'localhost' } })
  expect(answer.statusCode).toBe(404)
})
