import { expect, test } from 'vitest'
import { mayWithIdentity, offerTo } from './policy.ts'

const MAI = { isConfigured: true, countries: ['SG', null], name: 'Mai Tran' }

test.each([
  ['looks for work in Singapore', MAI, 'open', true],
  ['has an account in Singapore', { ...MAI, countries: ['VN', 'SG'] }, 'open', true],
  ['is elsewhere', { ...MAI, countries: ['VN', 'VN'] }, 'elsewhere', 41036],
  ['looks everywhere', { ...MAI, countries: [null, null] }, 'elsewhere', 41036],
  ['has no name', { ...MAI, name: '' }, 'nameless', 41025],
  ['has no name and is elsewhere', { ...MAI, countries: ['VN'], name: '' }, 'elsewhere', 41036],
  ['finds a site without Singpass', { ...MAI, isConfigured: false }, 'unconfigured', 41036],
] as const)('a seeker who %s', (_who, seeker, offer, start) => {
  expect([offerTo(seeker), mayWithIdentity(offer)]).toEqual([offer, { start }])
})
