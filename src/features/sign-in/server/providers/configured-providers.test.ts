import { expect, test } from 'vitest'
import { readEnv } from '#platform/env.ts'
import { configuredProviders } from './configured-providers.ts'

const clock = { now: () => new Date() }
const offered = (settings: Record<string, string>) => [
  ...configuredProviders(readEnv(settings), clock).keys(),
]

test('the site offers no provider without configuration', () => {
  expect(offered({})).toEqual([])
  expect(offered({ FACEBOOK_CLIENT_ID: '1', FACEBOOK_CLIENT_SECRET: 's' })).toEqual(['facebook'])
})

test('an incomplete configuration of a provider stops the start', () => {
  expect(() => offered({ GOOGLE_CLIENT_ID: '1' })).toThrow('GOOGLE_CLIENT_SECRET: missing')
  expect(() => offered({ APPLE_CLIENT_ID: '1', APPLE_TEAM_ID: '2' })).toThrow(
    'APPLE_KEY_ID, APPLE_PRIVATE_KEY: missing',
  )
})

test('the site sends secrets only by TLS, except to this machine', () => {
  for (const address of [
    'http://accounts.example',
    'http://localhost.example',
    'http://127.0.0.1.example/',
    'ftp://x',
  ])
    expect(() => readEnv({ GOOGLE_ISSUER: address })).toThrow('GOOGLE_ISSUER')
  for (const address of ['https://id.example/realm', 'http://localhost:9000', 'http://[::1]/'])
    expect(readEnv({ GOOGLE_ISSUER: address }).GOOGLE_ISSUER).toBe(address)
})
