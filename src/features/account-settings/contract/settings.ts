import { z } from 'zod'
import { otp } from '#features/sign-in/contract/otp.ts'
import { channel, phoneFields } from '#features/sign-in/contract/phones.ts'
import { PROVIDERS } from '#features/sign-in/contract/providers.ts'
import { defineContract } from '#shared/contract.ts'

/** A flag of a script or a form. */
const flag = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1'),
])

export const accountSetting = z.object({
  id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  /** As the owner wrote it; only they see it. */
  email: z.string().nullable(),
  is_email_verify: z.boolean(),
  /** E.164. */
  phone_num: z.string().nullable(),
  is_mobile_verified: z.boolean(),
  /** ISO 3166 alpha-2; null if none was chosen. */
  country: z.string().nullable(),
  /** The language of the interface and of mails. */
  language: z.string(),
  is_subscribe: z.boolean(),
  has_password: z.boolean(),
  /** Whether a change of the password also requires a recent proof. */
  password_needs_proof: z.boolean(),
  password_set_at: z.iso.datetime().nullable(),
  /** Whether signing in requires a second factor. */
  has_second_factor: z.boolean(),
  passkeys: z.number().int(),
  providers: z.array(z.enum(PROVIDERS)),
  /** The number of open sessions, including this one. */
  devices: z.number().int(),
  may: z.object({
    /** False if no other sign-in method would remain. */
    remove_email: z.boolean(),
    remove_phone: z.boolean(),
    /** False for the coordinator of a company: they must hand the company over first. */
    delete: z.boolean(),
  }),
  /** The day of deletion, unless the owner cancels it; null if no deletion was requested. */
  delete_after: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
})

export const getAccountSetting = defineContract({
  name: 'accounts.getAccountSetting',
  service: 'jobseeker',
  method: 'GET',
  path: '/account-setting',
  summary: 'The settings of the signed-in account.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: accountSetting,
  errors: [],
})

/** The call ignores all other fields: addresses, passwords and factors have their own calls. */
export const updateAccountSetting = defineContract({
  name: 'accounts.updateAccountSetting',
  service: 'jobseeker',
  method: 'PATCH',
  path: '/account-setting',
  summary: 'Changes names, country, language or consent to news; absent fields stay.',
  access: 'account',
  limit: 'account',
  request: z.object({
    first_name: z.string().max(500).optional(),
    last_name: z.string().max(500).optional(),
    country: z.string().length(2).optional(),
    language: z.string().max(20).optional(),
    is_subscribe: flag.optional(),
  }),
  response: accountSetting,
  errors: [40001, 41051, 41259],
})

const address = { channel, email: z.string().max(320).optional(), ...phoneFields }
const ADDRESS_ERRORS = [41003, 41004, 41006, 41012, 41013, 41014, 41015, 41058] as const

export const sendAddressCode = defineContract({
  name: 'accounts.sendAddressCode',
  service: 'jobseeker',
  method: 'POST',
  path: '/account-setting/address/send',
  summary: 'Sends a code to a new email address or phone number; requires a recent proof.',
  access: 'account',
  limit: 'sign-in',
  request: z.object(address),
  response: z.object({
    channel,
    /** The new address as we understood it. */
    sent_to: z.string(),
    /** Seconds until another code can be requested. */
    resend_in: z.number().int(),
    expires_in: z.number().int(),
  }),
  errors: [...ADDRESS_ERRORS, 41039],
})

export const changeAddress = defineContract({
  name: 'accounts.changeAddress',
  service: 'jobseeker',
  method: 'POST',
  path: '/account-setting/address',
  summary:
    'Sets the new email address or phone number by its code; the old one gets a notice with a link that undoes the change.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({ ...address, otp }),
  response: accountSetting,
  errors: [...ADDRESS_ERRORS, 41040, 41041, 41042, 41043],
})

export const removeAddress = defineContract({
  name: 'accounts.removeAddress',
  service: 'jobseeker',
  method: 'DELETE',
  path: '/account-setting/address/:channel',
  summary: 'Removes the email address or phone number if another sign-in method remains.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({ channel }),
  response: accountSetting,
  errors: [40004, 41037, 41058],
})

const token = z.string().max(200)

export const previewUndo = defineContract({
  name: 'accounts.lookAtUndo',
  service: 'jobseeker',
  method: 'POST',
  path: '/account-setting/address/undo/look',
  summary: 'Returns the address that a link would restore; reading the link changes nothing.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ token }),
  response: z.object({
    channel,
    /** The address that the link restores, masked. */
    address: z.string(),
  }),
  errors: [41018],
})

export const undoAddressChange = defineContract({
  name: 'accounts.undoAddressChange',
  service: 'jobseeker',
  method: 'POST',
  path: '/account-setting/address/undo',
  summary: 'Restores a former address, once; every session and every other sign-in method ends.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ token }),
  response: z.object({ channel, address: z.string() }),
  errors: [41003, 41006, 41018],
})

export const confirmByPassword = defineContract({
  name: 'accounts.confirmByPassword',
  service: 'auth',
  method: 'POST',
  path: '/confirm/password',
  summary: 'Proves the account’s owner by the password; dangerous changes are then allowed for a while.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({ password: z.string().max(2000) }),
  response: z.object({
    /** Seconds for which dangerous changes are allowed. */
    open_for: z.number().int(),
  }),
  errors: [40006, 41036, 41097],
})

export type AccountSetting = z.output<typeof accountSetting>
