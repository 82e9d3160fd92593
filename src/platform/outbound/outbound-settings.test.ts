import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { readOutboundSettings } from './outbound-settings.ts'

const VAPID_PRIVATE_KEY = `${'A'.repeat(42)}E`
const settings = (source: NodeJS.ProcessEnv) =>
  readOutboundSettings(readEnv({ VAPID_PRIVATE_KEY, ...source }))
const MAIL = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Joblane <post@jobs.example>' }

test('no setting is required, and a mail server needs a valid certificate', () => {
  expect(settings({})).toMatchObject({ smtp: null, sms: null })
  expect(settings(MAIL).smtp).toMatchObject({ tls: 'verified', from: MAIL.MAIL_FROM, dkim: null })
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM'],
  [{ ...MAIL, SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
  [{ ...MAIL, MAIL_FROM: 'a@b.example, c@d.example' }, 'MAIL_FROM'],
  [{ ...MAIL, MAIL_FROM: 'Joblane <a@b.example>\r\nBcc: c@d.example' }, 'MAIL_FROM'],
  [{ ...MAIL, DKIM_DOMAIN: 'jobs.example' }, 'go together'],
  [
    { ...MAIL, DKIM_DOMAIN: 'jobs.example', DKIM_SELECTOR: 's', DKIM_KEY_FILE: '/no/such.pem' },
    'DKIM_KEY_FILE',
  ],
  [{ SMS_URL: 'http://10.0.0.7/send', SMS_BODY: 'to={to}' }, 'SMS_BODY'],
])('%o says what is missing', (source, problem) => {
  expect(() => settings(source)).toThrow(problem)
})
