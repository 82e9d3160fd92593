import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { queueCodeMail, queueCodeSms } from '#features/sign-in/server/emails/code-emails.ts'
import { readEnv } from '#platform/env.ts'
import { createApp } from '#platform/http/create-app.ts'
import { createDispatcher } from '#platform/http/dispatcher.ts'
import { createRateLimits } from '#platform/http/rate-limits.ts'
import { viewerOfRequest } from '#platform/http/viewer-of-request.ts'
import { createLog } from '#platform/log.ts'
import { mailboxAddress, mailboxKey } from '#platform/outbound/mailbox-key.ts'
import { testDatabase } from '../../tests/database/test-database.ts'
import { mountMailbox } from './mount-mailbox.ts'

const { db } = await testDatabase()
const clock = { now: () => new Date('2026-11-22T09:00:00Z') }
const deps = { db, clock }

const folder = mkdtempSync(join(tmpdir(), 'joblane-mailbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

const mailbox = (settings: NodeJS.ProcessEnv = {}) => {
  const app = createApp({
    dispatcher: createDispatcher([], { limits: createRateLimits(clock), checkResponses: true }),
    viewerOf: viewerOfRequest,
    ...{ clock, log: createLog('silent'), trustProxy: false, origin: () => '', needs: {} },
  })
  mountMailbox(app, { db, env: readEnv({ JOBLANE_DATA: folder, ...settings }) })
  return app
}
const app = mailbox()
const key = mailboxKey({ dataFolder: folder })
const cookie = `joblane_mailbox=${key}`
const ask = (url: string, headers = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers: { host: '127.0.0.1:3000', ...headers }, remoteAddress })
const open = (url: string) => ask(url, { cookie })

await queueCodeMail(deps, { to: 'ana@example.com', language: 'es', purpose: 'sign-in', code: '012345' })
await queueCodeSms(deps, { to: '+6591234567', language: 'ja', purpose: 'verify-phone', code: '543210' })

test('developers read unsent messages, newest first, by recipient, in three views', async () => {
  const all = await open('/dev/mailbox')
  expect(all.statusCode).toBe(200)
  expect(all.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  })
  expect(all.body.indexOf('543210')).toBeLessThan(all.body.indexOf('012345'))
  const message = (await open('/dev/mailbox?to=ana@example.com')).body
  expect(message).toContain('<iframe title="The email" sandbox="allow-popups')
  expect(message).not.toContain('543210')
  const id = /id=([0-9a-f-]{36})&#38;view=source/.exec(message)?.[1]
  const source = (await open(`/dev/mailbox?id=${id}&view=source`)).body
  expect(source).toContain('Auto-Submitted: auto-generated')
  expect((await open(`/dev/mailbox?id=${id}&view=text`)).body).toContain('<pre class="text" dir="auto">')
})

test('tests read it as JSON', async () => {
  const shape = z.object({ messages: z.array(z.object({ to: z.string(), text: z.string() })) })
  const { messages } = shape.parse((await ask(`/dev/mailbox.json?to=%2B6591234567&key=${key}`)).json())
  expect(messages).toEqual([{ to: '+6591234567', text: expect.stringContaining('543210') }])
})

test('the printed address stores the key in the browser and redirects to an address without it', async () => {
  const printed = new URL(mailboxAddress(readEnv({ JOBLANE_DATA: folder }), 'http://127.0.0.1:3000') ?? '')
  const answer = await ask(`${printed.pathname}${printed.search}&to=ana@example.com`)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dev/mailbox?to=ana%40example.com'])
  const kept = `joblane_mailbox=${key}; Path=/dev/mailbox; HttpOnly; SameSite=Strict`
  expect(answer.headers['set-cookie']).toBe(kept)
  expect((await ask('/dev/mailbox', { cookie: kept.split(';')[0] })).body).toContain('012345')
})

test('without the key there is no mailbox, even on this machine or behind a silent proxy', async () => {
  const wrong = `${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`
  for (const given of ['', '?key=', `?key=${wrong}`, `?key=${key}&key=${key}`, `?key=${'x'.repeat(5000)}`]) {
    for (const path of ['/dev/mailbox', '/dev/mailbox.json']) {
      const answer = await ask(`${path}${given}`, { cookie: `joblane_mailbox=${wrong}` })
      expect([given, answer.statusCode, answer.headers['set-cookie']]).toEqual([given, 404, undefined])
      expect(answer.body).not.toContain('012345')
    }
  }
})

test('all processes of a data folder share one key, which only its owner can read', () => {
  expect(mailboxKey({ dataFolder: folder })).toBe(key)
  expect(statSync(join(folder, 'mailbox.key')).mode & 0o777).toBe(0o600)
  const other = mkdtempSync(join(tmpdir(), 'joblane-mailbox-'))
  expect(mailboxKey({ dataFolder: other })).not.toBe(key)
  writeFileSync(join(other, 'mailbox.key'), '')
  expect(() => mailboxKey({ dataFolder: other })).toThrow('is not a key')
  rmSync(other, { recursive: true })
})

test.each([
  ['from another machine', {}, '192.0.2.7'],
  ['under a name that somebody pointed here', { host: 'evil.example' }, '127.0.0.1'],
  ['under a name that only begins like ours', { host: '127.0.0.1.evil.example' }, '127.0.0.1'],
  ['through a proxy', { 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
  ['from another machine that says otherwise', { 'x-forwarded-for': '127.0.0.1' }, '192.0.2.7'],
])('%s there is none', async (_, headers, address) => {
  for (const url of ['/dev/mailbox', `/dev/mailbox?key=${key}`, `/dev/mailbox.json?key=${key}`]) {
    const answer = await ask(url, { cookie, ...headers }, address)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('012345')
  }
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' }],
  [{ PUBLIC_ORIGIN: 'https://jobs.example' }],
  [{ TRUST_PROXY: 'on' }],
])('with %o there is none', async (settings) => {
  const env = readEnv({ JOBLANE_DATA: folder, ...settings })
  expect(mailboxAddress(env, 'http://localhost:3000')).toBeNull()
  const request = { url: '/dev/mailbox', headers: { host: 'localhost', cookie } }
  expect((await mailbox(settings).inject(request)).statusCode).toBe(404)
})
