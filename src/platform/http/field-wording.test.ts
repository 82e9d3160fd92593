import { expect, test } from 'vitest'
import { z } from 'zod'
import { LANGUAGES } from '#config/languages.ts'
import { fieldWording } from './field-wording.ts'

const said = (schema: z.ZodType, value: unknown, language = 'en') =>
  schema.safeParse(value, { error: fieldWording(language) }).error?.issues.map(({ message }) => message)

const REQUIRED = 'This field is required.'

test.each([
  ['nothing typed', z.string().min(1), '', REQUIRED],
  ['nothing sent', z.string(), undefined, REQUIRED],
  ['null', z.boolean(), null, REQUIRED],
  ['no list', z.array(z.string()), undefined, 'Please select at least one'],
  ['an empty email', z.object({ email: z.email() }), { email: '' }, 'This field cannot be empty'],
  ['an empty choice', z.enum(['a', 'b']), '', REQUIRED],
  ['a long text', z.string().max(3), 'Alice', 'Use at most 3 characters.'],
  ['a short text', z.string().min(8), 'short', 'Use at least 8 characters.'],
  ['no email', z.email(), 'alice', 'Please enter a valid email address.'],
  ['no link', z.url(), 'alice', 'Please enter a valid link.'],
  ['another form', z.string().regex(/^\d$/), 'x', 'This value isn’t valid here.'],
  ['a word for a number', z.coerce.number(), 'x', 'Please enter a number.'],
  ['a fraction', z.coerce.number().int(), '1.5', 'Please enter a whole number.'],
  ['too many', z.number().max(3), 4, 'Please enter 3 or less.'],
  ['too few', z.number().int().positive(), 0, 'Please enter 1 or more.'],
  ['a list of none', z.array(z.string()).min(1), [], 'Please select at least one'],
  ['a list of too many', z.array(z.string()).max(3), ['a', 'b', 'c', 'd'], 'Please select at most 3'],
  ['none of the list', z.enum(['a', 'b']), 'c', 'Please choose a value from the list.'],
  ['a strange field', z.strictObject({}), { a: 1 }, 'There is no such field.'],
  ['no choice fits', z.union([z.boolean(), z.int()]), 'x', 'This value isn’t valid here.'],
  ['no number, or none', z.union([z.number(), z.null()]), 'x', 'Please enter a number.'],
  ['a step between', z.number().multipleOf(5), 3, 'This value isn’t valid here.'],
  ['a rule of ours', z.string().refine(() => false), 'x', 'This value isn’t valid here.'],
  ['a date too late', z.date().max(new Date(0)), new Date(), 'This value isn’t valid here.'],
])('%s has its sentence', (_what, schema, value, sentence) => {
  expect(said(schema, value)).toEqual([sentence])
})

test('numbers are written as the language writes them', () => {
  expect(LANGUAGES.map((language) => said(z.number().max(1234), 9999, language)?.join())).toContain(
    'Digite 1.234 ou menos.',
  )
})
