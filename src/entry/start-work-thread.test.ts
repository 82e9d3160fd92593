import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addSource } from '#features/feeds/server/manage-sources.ts'
import { sourceNamed } from '#features/feeds/server/queries/sources.ts'
import { systemClock } from '#platform/clock.ts'
import { readEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { queueMail } from '#platform/outbound/outbox.ts'
import { mailServer } from '#platform/outbound/smtp.test-helper.ts'
import { testDatabase } from '../../tests/database/test-database.ts'
import { startWorkThread } from './start-work-thread.ts'

const database = await testDatabase()
const folder = mkdtempSync(join(tmpdir(), 'joblane-work-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const origins = { seeker: 'http://seeker.test', employer: '', console: '' }

test('beside the site, feeds are read when they are due', { timeout: 120_000 }, async () => {
  const url = 'http://127.0.0.1:9/jobs.xml'
  const source = { name: 'inside', url, format: null, company: null, mapping: null, everyMinutes: 60 }
  await addSource(database.db, systemClock, source)
  const env = readEnv({ JOBLANE_DATA: folder, LOG_LEVEL: 'silent' })
  const work = startWorkThread(env, database, createLog('silent'), origins)
  await expect
    .poll(() => sourceNamed(database.db, 'inside'), { timeout: 90_000 })
    .toMatchObject({ last_outcome: 'failed', last_trouble: 'is not on the public internet' })
  await work.stop()
  await work.stop()
})

test('beside the site, emails are sent', { timeout: 120_000 }, async () => {
  const server = await mailServer({ encrypts: false })
  const env = readEnv({
    ...{ JOBLANE_DATA: folder, LOG_LEVEL: 'silent', SMTP_URL: server.url, SMTP_TLS: 'none' },
    MAIL_FROM: 'Joblane <post@jobs.example>',
  })
  const work = startWorkThread(env, database, createLog('silent'), origins)
  const message = {
    to: 'ana@example.com',
    kind: 'code sign-in' as const,
    language: 'en',
    subject: 'Hello',
    text: 'Hello',
    html: '',
  }
  await queueMail(database.db, systemClock, message)
  await expect.poll(() => server.received, { timeout: 90_000 }).toMatchObject([{ to: ['ana@example.com'] }])
  await work.stop()
  await server.close()
})
