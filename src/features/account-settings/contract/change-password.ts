import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

const password = z.string().max(2000)

export const changePassword = defineContract({
  name: 'accounts.changePassword',
  service: 'auth',
  method: 'POST',
  path: '/password/change',
  summary: 'Sets or changes the password of the signed-in account; all its other sessions end.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({
    /** Required if the account has a password. Otherwise the session needs a recent proof (41058). */
    current_password: password.optional(),
    new_password: password,
  }),
  response: z.object({}),
  errors: [40006, 41010, 41011, 41097, 41058, 41099],
})
