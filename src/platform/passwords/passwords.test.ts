import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { passwordStrength } from '#shared/password-strength.ts'
import { createLanes } from '../lanes.ts'
import { hashPassword, isOutdated, isPassword } from './argon2.ts'
import { COMMON_WORDS } from './common-words.ts'
import { passwordTrouble } from './password-trouble.ts'

const PERSON = ['Mai', 'Santos', 'mai.santos88@mail.example']

test('common passwords are refused, in any disguise', () => {
  const easy = [
    ...[
      'password',
      'Password1',
      'P@ssw0rd2024!',
      'drowssap1',
      '12345678',
      '87654321',
      'qwertyuiop',
      'asdf1234',
    ],
    ...['1q2w3e4r', 'aaaaaaaa', 'abcabcabc', 'Summer2025!', 'iloveyou2', '01011990', '19901231', 'zaq12wsx'],
    ...['MahalKita123', 'bismillah1', 'woaini1314', 'tequiero1', 'senha1234', 'rahasia123', 'maria1985'],
    ...['maisantos', 'Santos1988', 'm41s4nt0s', 'santosmai!', 'mai.santos88', 'joblane2026', 'Joblane123'],
    ...['ｐａｓｓｗｏｒｄ１', '        ', '!@#$%^&*', 'passwordpassword'],
  ]
  expect(easy.filter((password) => passwordTrouble(password, PERSON) !== 'too-common')).toEqual([])
})

test('a password that is hard to guess is accepted, whatever its characters', () => {
  const good = [
    ...[
      'correct horse battery staple',
      'vlk7tbpw',
      'Zr4!mq0x',
      'kabayo bangka mangga',
      'ふるいけやかわずとびこむ',
    ],
    ...[
      'чайник на подоконнике',
      'tepung beras ketan',
      '雨天散步的小龍蝦',
      'سماء زرقاء وقهوة',
      'nine-lazy-otters-hum',
    ],
  ]
  expect(good.filter((password) => passwordTrouble(password, PERSON) !== null)).toEqual([])
})

test('characters are counted as people count them, from 8 to 200', () => {
  expect(passwordTrouble('vlk7tbp', [])).toBe('too-short')
  expect(passwordTrouble('🦊🐙🌵🪁🥨🧵🛶', [])).toBe('too-short')
  expect(passwordTrouble('🦊🐙🌵🪁🥨🧵🛶🪐', [])).toBeNull()
  expect(passwordTrouble('vlk7tbpw'.padEnd(200, 'x y'), [])).toBeNull()
  expect(passwordTrouble('vlk7tbpw'.padEnd(201, 'x y'), [])).toBe('too-long')
})

test('a longer password is never rated weaker, and no input breaks the meter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (password) => {
      const { level, guesses } = passwordStrength(password, PERSON)
      expect(guesses).toBeGreaterThanOrEqual(0)
      expect(level).toBeLessThanOrEqual(4)
      expect(passwordStrength(password, [...PERSON, password]).guesses).toBeLessThanOrEqual(guesses)
    }),
    { numRuns: 60 },
  )
})

test('no word stands twice in the list', () => {
  const twice = COMMON_WORDS.filter((word, index) => COMMON_WORDS.indexOf(word) !== index)
  expect(twice).toEqual([])
})

test('a password matches its own hash on any keyboard, and none matches an empty hash', async () => {
  const made = await hashPassword('caf\u00e9 und k\u00e4se')
  expect(made).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('cafe\u0301 und ka\u0308se', made)).toBe(true)
  expect(await isPassword('cafe und kase', made)).toBe(false)
  expect(await isPassword('cafe und kase', null)).toBe(false)
  expect(isOutdated(made)).toBe(false)
  expect(isOutdated(made.replace('t=2', 't=1'))).toBe(true)
})

test('a limited number runs, a limited number waits, and the next is refused before any work', async () => {
  const lanes = createLanes({ lanes: 2, mostWaiting: 3, retryAfterSeconds: 3 })
  const gates: (() => void)[] = []
  const work = () => new Promise<void>((resolve) => gates.push(resolve))
  const all = Array.from({ length: 5 }, () => lanes.run(work))
  await expect(lanes.run(work)).rejects.toMatchObject({ code: 40006, params: { seconds: 3 } })
  expect(gates).toHaveLength(2)
  for (const finished of all) {
    gates.shift()?.()
    await finished
  }
  await lanes.run(async () => undefined)
})

test('a lane rests after its work while others wait', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const lanes = createLanes({ lanes: 1, mostWaiting: 1, retryAfterSeconds: 1, rest: 2 })
  let isSecondBegun = false
  const first = lanes.run(() => new Promise((done) => setTimeout(done, 100)))
  const second = lanes.run(async () => {
    isSecondBegun = true
  })
  await vi.advanceTimersByTimeAsync(290)
  await first
  expect(isSecondBegun).toBe(false)
  await vi.advanceTimersByTimeAsync(20)
  await second
})

test('failed work frees its place', async () => {
  const lanes = createLanes({ lanes: 1, mostWaiting: 0, retryAfterSeconds: 1 })
  await expect(lanes.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await lanes.run(async () => 'yes')).toBe('yes')
})
