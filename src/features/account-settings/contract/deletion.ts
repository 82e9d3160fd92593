import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

export const requestDeletion = defineContract({
  name: 'accounts.askDeletion',
  service: 'jobseeker',
  method: 'POST',
  path: '/account/delete',
  summary: 'Requests deletion of the account after two weeks, and signs it out everywhere at once.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({}),
  response: z.object({
    /** Until then the owner can sign in and cancel the deletion. */
    delete_after: z.iso.datetime(),
  }),
  errors: [41058, 41079],
})

export const cancelDeletion = defineContract({
  name: 'accounts.takeBackDeletion',
  service: 'jobseeker',
  method: 'POST',
  path: '/account/keep',
  summary: 'Cancels a requested deletion; without a request nothing happens.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({}),
  errors: [],
})
