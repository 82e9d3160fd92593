import { expect, test } from 'vitest'
import type { LogFields } from '#platform/log.ts'
import { testSite } from '../../tests/site/test-site.ts'

const lines: string[] = []
const write = (message: string, fields: LogFields = {}) => lines.push(JSON.stringify({ message, ...fields }))
const site = await testSite({ log: { info: write, warn: write, error: write } })

const SECRETS = {
  password: 'a-password-that-nobody-else-has',
  email: 'lualhati.reyes@people.test',
  phone: '9171234567',
  otp: '481516',
  token: 'q8vXw3kTzR0aYbN5cLm7dPe2fGh9jUs1oIx4nVt6rEw',
  address: '203.0.113.77',
}
const { password, email, phone, otp, token, address } = SECRETS

const post = (path: string, body: unknown) =>
  site.fetch(`/api-server/auth${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `seeker_sid=${token}`,
      'x-forwarded-for': address,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

test('no log line contains secret or personal values, whether a request is accepted, refused or invalid', async () => {
  const person = { first_name: 'Lualhati', last_name: 'Reyes', terms_and_condition: true, country_key: 'PH' }
  const answers = [
    await post('/register', { ...person, email, password, contact_number: phone }),
    await post('/login', { login: email, password }),
    await post('/login', `{"login": "${email}", "password": "${password}"`),
    await post('/otp/verify', { channel: 'phone', phone_num: phone, country_code: 'PH', otp }),
    await post('/reset-password/verify-otp', { email, otp }),
    await post('/magic-link/look', { token }),
    await post('/hand-off/redeem', { code: token }),
    await site.fetch(`/auth/google/callback?code=${token}&state=${otp}`),
    await site.fetch(`/api-server/${email}/${token}`),
    await site.fetch(`/api-server/job/search?query=${email}`),
  ]
  expect(answers.map(({ status }) => status >= 500)).toEqual(answers.map(() => false))
  expect(lines.length).toBeGreaterThanOrEqual(answers.length)
  for (const [what, secret] of Object.entries(SECRETS))
    expect(
      lines.filter((line) => line.includes(secret)),
      what,
    ).toEqual([])
})
