import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encryptPush } from './encrypt-push.ts'
import { decryptPush, newBrowserKeys } from './push.test-helper.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

test('the example of RFC 8291 (section 5) has its result', () => {
  const browser = {
    publicKey: bytes(
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    ),
    authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const chance = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  }
  const body = encryptPush('When I grow up, I want to be a watermelon', browser, chance)
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('a browser reads what was encrypted for it, and no other browser does', () => {
  const [browser, other] = [newBrowserKeys(), newBrowserKeys()]
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (message) => {
      const body = encryptPush(message, browser)
      expect(decryptPush(body, browser)).toBe(message)
      expect(() => decryptPush(body, other)).toThrow()
    }),
    { numRuns: 20 },
  )
})
