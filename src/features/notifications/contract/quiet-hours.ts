import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

const time = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
  .describe('`22:30`, in the time zone beside it.')

const timeZone = z
  .string()
  .max(60)
  .refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone) || zone === 'UTC')
  .describe('IANA, such as `Asia/Manila`.')

const quietHours = z.object({
  is_on: z.boolean(),
  from: time,
  to: time,
  time_zone: timeZone.nullable().describe('Null: never chosen.'),
})

export const getQuietHours = defineContract({
  name: 'notifications.getQuietHours',
  service: 'auth',
  method: 'GET',
  path: '/quiet-hours',
  summary: 'When neither mail nor push comes, but for what protects the account.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: quietHours,
  errors: [],
})

export const changeQuietHours = defineContract({
  name: 'notifications.changeQuietHours',
  service: 'auth',
  method: 'PUT',
  path: '/quiet-hours',
  summary: 'Sets the quiet hours, or ends them. What would come then waits until they are over.',
  access: 'account',
  limit: 'account',
  request: z.object({ is_on: z.boolean(), from: time, to: time, time_zone: timeZone }),
  response: quietHours,
  errors: [41105],
})
