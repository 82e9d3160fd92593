import { z } from 'zod'
import { ACCOUNT_EVENTS } from '#features/accounts/contract/account-events.ts'
import { defineContract } from '#shared/contract.ts'

export const listDevices = defineContract({
  name: 'accounts.listDevices',
  service: 'auth',
  method: 'GET',
  path: '/devices',
  summary: 'The sessions of the account, the last used first.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    devices: z.array(
      z.object({
        id: z.uuid(),
        /** Whether this is the session of the request. */
        is_this: z.boolean(),
        /** As people know them (`Firefox`, `Windows`); null if unknown. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        site: z.enum(['seeker', 'employer', 'console']),
        /** The session that granted this one. They end together. */
        granted_by: z.uuid().nullable(),
        /** The market in use on that device: ISO 3166 alpha-2. */
        country: z.string().nullable(),
        /** Network address. */
        address: z.string(),
        signed_in_at: z.iso.datetime(),
        last_seen_at: z.iso.datetime(),
        may: z.object({ end: z.boolean() }),
      }),
    ),
  }),
  errors: [],
})

export const endDevice = defineContract({
  name: 'accounts.endDevice',
  service: 'auth',
  method: 'DELETE',
  path: '/devices/:device_id',
  summary: 'Signs the account out on one device, and on the devices that got their session from it.',
  access: 'account',
  limit: 'account',
  request: z.object({ device_id: z.uuid() }),
  response: z.object({}),
  errors: [40004],
})

export const endOtherDevices = defineContract({
  name: 'accounts.endOtherDevices',
  service: 'auth',
  method: 'DELETE',
  path: '/devices',
  summary: 'Signs the account out on all other devices.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    /** The number of sessions that ended. */
    ended: z.number().int(),
  }),
  errors: [],
})

export const listAccountEvents = defineContract({
  name: 'accounts.listAccountEvents',
  service: 'auth',
  method: 'GET',
  path: '/account-events',
  summary: 'The last fifty events of the account, the newest first.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    events: z.array(
      z.object({
        event: z.enum(ACCOUNT_EVENTS),
        at: z.iso.datetime(),
        browser: z.string().nullable(),
        system: z.string().nullable(),
        /** Network address. */
        address: z.string(),
      }),
    ),
  }),
  errors: [],
})
