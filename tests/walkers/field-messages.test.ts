import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { expect, test } from 'vitest'
import { ERROR_MESSAGES } from '#config/errors/messages.ts'
import { NAMED_MESSAGES } from '#config/errors/named-messages.ts'
import { LANGUAGES, type Language } from '#config/languages.ts'
import { fieldWording } from '#platform/http/field-wording.ts'
import { HOSTILE } from './hostile-values.ts'
import { fieldNames, walkedSite } from './walked-site.ts'

/**
 * For any value in a field of any call, the message beside it is a sentence of our own in the viewer's language, never
 * one of the schema library, which is English for programmers.
 */

const ANYTHING = '.+'

const site = await walkedSite()

/** Beside typical mistakes of people: values that no form sends, but programs do. */
const WRONG: Readonly<Record<string, unknown>> = {
  ...HOSTILE,
  missing: undefined,
  'a big number': 99_999_999_999,
}

test.each(site.everyContract)('$name reports errors in our own words', ({ request, ...contract }) => {
  for (const [turn, field] of fieldNames({ request, ...contract }).entries()) {
    const language = LANGUAGES[turn % LANGUAGES.length] ?? 'en'
    for (const [title, value] of Object.entries(WRONG)) {
      const { error } = request.safeParse({ [field]: value }, { error: fieldWording(language) })
      for (const { message } of error?.issues ?? [])
        expect(isOurs(message, language), `${field}, ${title}, ${language}: ${message}`).toBe(true)
    }
  }
})

test('the messages of the schema library are not ours', () => {
  expect(isOurs('Use at most 3 characters.', 'en')).toBe(true)
  expect(isOurs('Please select only one', 'en')).toBe(true)
  for (const message of [
    'Too big: expected number to be <=3',
    'Invalid input',
    'Invalid string: must match pattern /a/',
  ])
    expect(isOurs(message, 'en'), message).toBe(false)
})

/** The messages of fields, in each language, with any number in them. */
const KEYS = ['41004', '41010', '41012', '41099', '41248', '41259', ...Object.keys(NAMED_MESSAGES)]

function isOurs(message: string, language: Language): boolean {
  return KEYS.some((key) =>
    new RegExp(`^${shapeOf(compileMessageOrThrow(ERROR_MESSAGES[language][key] ?? ''))}$`).test(message),
  )
}

/** A plural matches by any of its forms. */
function shapeOf(tokens: readonly unknown[]): string {
  return tokens
    .map((token) => {
      if (typeof token === 'string' && token !== '#') return token.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      const [, kind, forms]: unknown[] = Array.isArray(token) ? token : []
      if (kind !== 'plural') return ANYTHING
      return `(?:${Object.values(Object(forms)).filter(Array.isArray).map(shapeOf).join('|')})`
    })
    .join('')
}
