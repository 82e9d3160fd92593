import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

const password = z.string().max(2000)

export const changePassword = defineContract({
  name: 'accounts.changePassword',
  service: 'auth',
  method: 'POST',
  path: '/password/change',
  summary: 'Sets or changes the password of whoever is signed in; all their other sessions end.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({
    /** Needed where there is one. Where there is none, the sign-in must be some minutes old at most (41058). */
    current_password: password.optional(),
    new_password: password,
  }),
  response: z.object({}),
  errors: [40006, 41010, 41011, 41097, 41058, 41099],
})
