import { expect, expectTypeOf, test } from 'vitest'
import { sendOtp, type verifyOtp } from '#features/sign-in/contract/codes.ts'
import { login } from '#features/sign-in/contract/password.ts'
import { register } from '#features/sign-in/contract/registration.ts'
import { type FieldOf, type FormAnswer, inputProps } from '#ui/form/form-answer.ts'
import { refuse, stepTo } from './answer-form.ts'
import { readForm, requestIn } from './read-form.ts'

const sent = (fields: Record<string, string>) =>
  new Request('http://site.example/', { method: 'POST', body: new URLSearchParams(fields) })

test('a form has the fields of its contracts and those that the page declares', async () => {
  const typed = { email: 'mai@mail.example', password: 'secret', sent_to: 'm', emial: 'x', __proto__: 'y' }
  const form = await readForm(sent({ ...typed, intent: 'verify' }), [login, sendOtp], ['sent_to'])
  expect(form.intent).toBe('verify')
  expect(form.values).toEqual({ email: 'mai@mail.example', sent_to: 'm' })
  expect(form.text('password')).toBe('secret')
  // @ts-expect-error A misspelt field.
  form.text('emial')
  // @ts-expect-error The same among the values.
  expect(form.values.emial).toBeUndefined()
  // @ts-expect-error A field of another contract.
  expect(form.text('otp')).toBe('')
  expectTypeOf<FieldOf<typeof login>>().toEqualTypeOf<'login' | 'password' | 'device_token' | 'redirect'>()
})

test('a request has the fields of its contract alone', async () => {
  const form = await readForm(sent({ channel: 'email', email: 'mai@mail.example', join: '1' }), [
    sendOtp,
    login,
  ])
  expect(requestIn(form, sendOtp)).toEqual({ channel: 'email', email: 'mai@mail.example' })
  expect(requestIn(form, login), 'required fields are empty').toEqual({ login: '', password: '' })
  // @ts-expect-error The page has not declared this contract.
  requestIn(form, register)
  // @ts-expect-error The channel is a choice, which the page makes.
  requestIn(form, sendOtp) satisfies { channel: 'email' }
})

test('an answer tells errors of the fields of the form', async () => {
  const form = await readForm(sent({ email: 'nobody' }), [sendOtp])
  const refusal = (errors: object) => Response.json({ code: 40001, message: 'No', errors }, { status: 422 })
  const { data: told } = await refuse('start', form, refusal({ email: ['Not an address'] }))
  expect(told).toMatchObject({ step: 'start', problem: null, errors: { email: 'Not an address' } })
  // @ts-expect-error An error of a field that does not exist.
  expect(told.errors.emial).toBeUndefined()
  const { data: other } = await refuse('start', form, refusal({ utm_source: ['Unknown'] }))
  expect(other, 'an error that no field shows').toMatchObject({ problem: 'No', errors: {} })
  // @ts-expect-error Nor can the page make one up.
  stepTo('start', form, { errors: { emial: 'No' } })
  // @ts-expect-error Nor a value.
  stepTo('start', form, { values: { ...form.values, sent_to: 'm' } })
})

test('an input is tied to a field of its form', () => {
  const answer: FormAnswer<FieldOf<typeof verifyOtp>> = {
    step: 'start',
    values: { email: 'nobody' },
    problem: null,
    errors: { email: 'Not an address' },
  }
  expect(inputProps(answer, 'email')).toEqual({
    name: 'email',
    defaultValue: 'nobody',
    problem: 'Not an address',
  })
  expect(inputProps(answer, 'phone_num', '917').defaultValue).toBe('917')
  // @ts-expect-error A misspelt field.
  inputProps(answer, 'emial')
  // @ts-expect-error A field of another contract.
  inputProps(answer, 'new_password')
})
