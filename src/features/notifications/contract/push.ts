import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { rowId, storable } from '#shared/request-values.ts'
import { putPushDeviceCall, showNotificationCall } from '../calls.ts'
import { NOTIFICATION_KINDS } from '../contract.ts'

/** Only the seekers' site has a service worker, which shows pushes. */
const SITES = ['seeker'] as const

const devices = z.array(
  z.object({
    id: z.uuid().describe('Of its session (`sessions.listDevices`).'),
    name: z.string().nullable().describe('Browser and system; null if unknown.'),
    is_this: z.boolean(),
    added_at: z.iso.datetime(),
  }),
)

export const listPushDevices = defineContract({
  name: 'notifications.listPushDevices',
  service: 'auth',
  method: 'GET',
  path: '/push-devices',
  summary: 'The devices of the account that get notifications by web push, and the key for a subscription.',
  access: 'account',
  limit: 'account',
  sites: SITES,
  request: z.object({}),
  response: z.object({
    public_key: z.string().describe('`applicationServerKey` (RFC 8292), base64url.'),
    devices,
  }),
  errors: [],
})

/** Bytes in base64url, as browsers give them. */
const bytes = (length: number) =>
  z
    .string()
    .max(120)
    .refine((text) => /^[\w-]+={0,2}$/.test(text) && Buffer.from(text, 'base64url').length === length)

export const putPushDevice = defineContract({
  name: 'notifications.putPushDevice',
  ...putPushDeviceCall,
  summary:
    'Sends notifications to the subscription of this browser, until its session ends. Only the push services of browsers are accepted.',
  access: 'account',
  limit: 'account',
  sites: SITES,
  request: z.object({
    endpoint: z.url().max(1000).overwrite(storable),
    ...{ p256dh: bytes(65), auth: bytes(16) },
  }),
  response: z.object({ devices }),
  errors: [41104],
})

export const removePushDevice = defineContract({
  name: 'notifications.removePushDevice',
  service: 'auth',
  method: 'DELETE',
  path: '/push-devices/:device_id',
  summary: 'Ends web push on a device of the account, this one or another.',
  access: 'account',
  limit: 'account',
  sites: SITES,
  request: z.object({ device_id: z.uuid() }),
  response: z.object({ devices }),
  errors: [40004],
})

export const showNotification = defineContract({
  name: 'notifications.show',
  ...showNotificationCall,
  summary: 'One notification of the account as a device shows it.',
  access: 'account',
  limit: 'account',
  request: z.object({ notification_id: rowId() }),
  response: z.object({
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    text: z.string().describe('Perhaps empty.'),
    path: z.string().describe('The page of the seekers’ site that shows more, with its language.'),
    is_read: z.boolean(),
  }),
  errors: [40004],
})
