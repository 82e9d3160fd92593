import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

const own = { service: 'auth', access: 'account', limit: 'account' } as const

export const countHistory = defineContract({
  name: 'recently.count',
  ...own,
  method: 'GET',
  path: '/history',
  summary: 'How many searches and opened jobs the account has been given by its devices at their sign-ins.',
  request: z.object({}),
  response: z.object({ searches: z.number().int(), jobs: z.number().int() }),
  errors: [],
})

export const clearHistory = defineContract({
  name: 'recently.clear',
  ...own,
  method: 'DELETE',
  path: '/history/delete',
  summary: 'Removes these searches and opened jobs from the account; those on devices stay there.',
  request: z.object({}),
  response: z.object({}),
  errors: [],
})
