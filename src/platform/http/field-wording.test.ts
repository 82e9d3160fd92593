import { expect, test } from 'vitest'
import { z } from 'zod'
import { LANGUAGES } from '#config/languages.ts'
import { fieldWording } from './field-wording.ts'

const form = z.object({ name: z.string().min(1).max(3), email: z.email(), size: z.int() })

const messages = (language: string, typed: Record<string, unknown>) =>
  form.safeParse(typed, { error: fieldWording(language) }).error?.issues.map(({ message }) => message)

test('what people leave out or write too long is said as the catalogue has it', () => {
  const empty = 'This field cannot be empty'
  expect(messages('en', { name: '', email: '', size: 1 })).toEqual([empty, empty])
  expect(messages('en', { size: 1 })).toEqual([empty, empty])
  expect(messages('en', { name: 'Alice', email: 'alice', size: 1 })).toEqual([
    'Use at most 3 characters.',
    'Please enter a valid email address.',
  ])
})

test('no language is left with words for programmers where people type', () => {
  for (const language of LANGUAGES) {
    const said = messages(language, { name: 'Alice', email: '', size: 1 }) ?? []
    expect(said.join(' '), language).not.toMatch(/string|[<>]=?/)
  }
})
