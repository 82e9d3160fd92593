import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

export const askDeletion = defineContract({
  name: 'accounts.askDeletion',
  service: 'jobseeker',
  method: 'POST',
  path: '/account/delete',
  summary: 'Has the account deleted after two weeks, and signs it out everywhere at once.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({
    /** Until then its owner can sign in and take it back. */
    delete_after: z.iso.datetime(),
  }),
  errors: [41058, 41079],
})

export const takeBackDeletion = defineContract({
  name: 'accounts.takeBackDeletion',
  service: 'jobseeker',
  method: 'POST',
  path: '/account/keep',
  summary: 'The account stays; nothing happens where it was to stay anyway.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({}),
  errors: [],
})
