import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMailAddress, isOwnHeader, isPhoneNumber, subjectLine } from './recipient.ts'

test.each(['a@example.com', "o'neil+jobs@mail.example.co.uk", 'x_1@xn--bcher-kva.example', 'root@localhost'])(
  '%s is an address',
  (to) => expect(isMailAddress(to)).toBe(true),
)

test('a text that could be two addresses, have a name or break a line is no address', () => {
  const address = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(
        fc.constantFrom(
          '\r\nBcc: x@y.z',
          ', x@y.z',
          '; x@y.z',
          '" <x@y.z>',
          '<x@y.z>',
          '\u0000',
          '%0d%0a',
          '\u202e',
          '＠y.z',
          ' ',
        ),
        fc.nat(20),
      )
      .map(([evil, at]) => `reader@example.com`.slice(0, at) + evil + `reader@example.com`.slice(at)),
  )
  fc.assert(
    fc.property(address, (to) => {
      if (isMailAddress(to)) expect(to).toMatch(/^[\x21-\x7e]+@[a-z0-9.-]+$/i)
      if (isMailAddress(to)) expect(to).not.toMatch(/[\s,;:<>"()[\]\\]|@.*@/)
    }),
  )
})

test('no subject breaks its line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (words) => {
      expect(subjectLine(words)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    }),
  )
})

test('a number is one number, an extra header of an email is one of lists', () => {
  expect(isPhoneNumber('+6591234567')).toBe(true)
  for (const to of ['6591234567', '+65 9123 4567', '+6591234567,+6591234568', '+0123456789', '+6591234567\n'])
    expect(isPhoneNumber(to)).toBe(false)
  expect(isOwnHeader('List-Unsubscribe', '<https://jobs.example/u>')).toBe(true)
  for (const name of ['Bcc', 'From', 'Subject', 'list-unsubscribe\r\nBcc', 'Content-Type', '__proto__'])
    expect(isOwnHeader(name, 'x')).toBe(false)
})
