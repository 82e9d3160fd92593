import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#config/languages.ts'
import { ERRORS, errorByCode, ownValues, phoneFormat } from './catalogue.ts'
import { ERROR_MESSAGES } from './messages.ts'
import { NAMED_MESSAGES } from './named-messages.ts'

/** The placeholders of a message, for plurals with the forms that are written out. */
function argumentsOf(message: string): { name: string; forms: string[] | null }[] {
  const compiled = compileMessageOrThrow(message)
  return compiled.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, kind, forms] = token
    return [{ name, forms: kind === 'plural' ? Object.keys(forms ?? {}) : null }]
  })
}

const messages = LANGUAGES.flatMap((language) =>
  Object.entries(ERROR_MESSAGES[language]).map(([key, text]) => ({ language, key, text })),
)

const inFamily = (from: number, to: number) => ERRORS.filter(({ code }) => code >= from && code <= to)

test('codes and keys are unique, and every status refuses', () => {
  expect(new Set(ERRORS.map(({ code }) => code)).size).toBe(ERRORS.length)
  expect(new Set(ERRORS.map(({ key }) => key)).size).toBe(ERRORS.length)
  expect(ERRORS.filter(({ status }) => status < 400 || status > 599)).toEqual([])
})

test('codes stand in the families of the specification', () => {
  expect(inFamily(40001, 40006)).toHaveLength(6)
  expect(inFamily(41348, 41415)).toHaveLength(68)
  expect(inFamily(50001, 50017)).toHaveLength(17)
  const families = [
    [40001, 40006],
    [41001, 41119],
    [41120, 41159],
    [41160, 41199],
    [41200, 41229],
    [41230, 41259],
    [41260, 41279],
    [41280, 41309],
    [41310, 41415],
    [50001, 50019],
  ] as const
  expect(families.flatMap(([from, to]) => inFamily(from, to))).toHaveLength(ERRORS.length)
  expect([41040, 41042, 41043, 41044].map((code) => errorByCode(code)?.key)).toEqual([
    'otp-wrong',
    'otp-used',
    'otp-expired',
    'account-suspended',
  ])
})

test('every error has a message, and every message an error or a name', () => {
  const used = new Set([...ERRORS.map(({ message }) => message), ...Object.keys(NAMED_MESSAGES)])
  for (const language of LANGUAGES) {
    expect(new Set(Object.keys(ERROR_MESSAGES[language]))).toEqual(used)
  }
})

test('every message is written and trimmed', () => {
  expect(messages.filter(({ text }) => text === '' || text !== text.trim())).toEqual([])
})

test('every message is valid ICU and asks for exactly the values that its error has', () => {
  const ofErrors = ERRORS.map(({ message, params, values }) => ({
    message,
    // Seconds are written as a time to wait.
    given: [...params.map((name) => (name === 'seconds' ? 'wait' : name)), ...Object.keys(values)],
  }))
  const ofNamed = Object.entries(NAMED_MESSAGES).map(([message, given]) => ({ message, given }))
  const differing = [...ofErrors, ...ofNamed].flatMap(({ message, given }) =>
    LANGUAGES.flatMap((language) => {
      const asked = argumentsOf(ERROR_MESSAGES[language][message] ?? '').map(({ name }) => name)
      return asked.toSorted().join() === given.toSorted().join() ? [] : [{ message, language, asked, given }]
    }),
  )
  expect(differing).toEqual([])
})

test('plurals have all the forms of their language', () => {
  const incomplete = messages.flatMap(({ language, key, text }) => {
    const needed = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    return argumentsOf(text)
      .filter(({ forms }) => forms !== null && needed.some((form) => !forms.includes(form)))
      .map(({ name }) => `${language} ${key} {${name}}`)
  })
  expect(incomplete).toEqual([])
})

test('no language repeats an English sentence', () => {
  const en: Readonly<Record<string, string>> = ERROR_MESSAGES.en
  const untranslated = messages.filter(
    ({ language, key, text }) => language !== 'en' && text.length > 12 && text === en[key],
  )
  expect(untranslated).toEqual([])
})

test.each([
  [41001, 'The email has already been taken.'],
  [41005, "Your email or code doesn't look right"],
  [41040, 'The OTP you have entered is wrong. Please try again.'],
  [41142, 'Failed to enable job alert. Please contact support for assistance.'],
  [41206, 'Unsupported file type, please upload PDF, DOC, DOCX files'],
  [41210, 'File size is too huge. Please upload file that is within 5MB.'],
  [41233, 'No more than {number} skills.'],
  [41266, 'AI resume analysis is limited to 3 uses per day. Try again tomorrow.'],
])('%i says what the specification quotes', (code, wording) => {
  expect(ERROR_MESSAGES.en[String(code)]).toBe(wording)
})

test('a phone format names its country in the language of the reader', () => {
  const singapore = phoneFormat('SG')
  expect(singapore).toMatchObject({ min: 8, max: 8 })
  const error = errorByCode(singapore?.code ?? 0)
  expect(error && ownValues(error, 'ja')).toEqual({ country: 'シンガポール', digits: '8' })
  expect(phoneFormat('AQ')).toBeUndefined()
})
