import { expect, test } from 'vitest'
import { z } from 'zod'
import { person } from '#features/account-settings/server/settings.test-helper.ts'
import { cookieJar } from '#features/accounts/server/accounts.test-helper.ts'
import { testSite } from '../../../../tests/site/test-site.ts'
import { stopTokenOf } from './mail-stop.ts'
import { notifications } from './notifications.test-helper.ts'

let time = Date.parse('2026-11-23T09:00:00Z')
const site = await testSite({ clock: { now: () => new Date(time) } })
const { db } = site.database
const { add, work, mailsTo } = notifications(site)

const headers = z.object({ 'List-Unsubscribe': z.string(), 'List-Unsubscribe-Post': z.string() })

test('a mail can be stopped and wanted again by its own link, without signing in', async () => {
  const mai = await person(site)
  await add(mai.id, 'export-ready')
  time += 601_000
  await work()
  const mail = await db
    .selectFrom('outbound_messages')
    .select(['headers', 'text'])
    .where('recipient', '=', mai.email)
    .executeTakeFirstOrThrow()
  const found = headers.parse(mail.headers)
  expect(found['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const link = found['List-Unsubscribe'].slice(1, -1)
  expect(mail.text).toContain(link)
  expect(mail.text).toContain(`${site.origin}/en/account/notifications`)
  const token = link.split('/').at(-1) ?? ''
  const stranger = cookieJar(site)
  const choose = async (is_on: boolean) =>
    (
      await stranger.call('/api-server/auth/notification-mail', {
        method: 'POST',
        body: JSON.stringify({ token, is_on }),
      })
    ).body.data
  expect(await choose(false)).toEqual({ kind: 'export-ready', is_on: false })
  expect(await choose(false)).toEqual({ kind: 'export-ready', is_on: false })
  await add(mai.id, 'export-ready')
  time += 601_000
  await work()
  expect(await mailsTo(mai.email)).toHaveLength(1)
  expect(await choose(true)).toEqual({ kind: 'export-ready', is_on: true })
})

test('no other link stops anything: one of another site, of a kind that always comes, of an account that is gone', async () => {
  const mai = await person(site)
  const stop = async (token: string) =>
    (
      await site.call('/api-server/auth/notification-mail', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token, is_on: false }),
      })
    ).body.code
  const tokenFor = (accountId: string, kind: 'new-device' | 'export-ready') =>
    stopTokenOf(site.secrets, { accountId, kind })
  const valid = tokenFor(mai.id, 'export-ready')
  const broken = `${valid.slice(0, -2)}${valid.endsWith('AA') ? 'BB' : 'AA'}`
  for (const token of [
    'x',
    broken,
    tokenFor(mai.id, 'new-device'),
    tokenFor(crypto.randomUUID(), 'export-ready'),
  ])
    expect(await stop(token), token).toBe(40004)
  expect(await stop(valid)).toBe(0)
})
