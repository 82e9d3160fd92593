import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { rowId } from '#shared/request-values.ts'
import { countUnreadCall } from './calls.ts'
import { SEEKER_KINDS } from './contract/seeker-kinds.ts'

/** The kinds of notifications. Security first: these cannot be switched off. */
export const NOTIFICATION_KINDS = [
  'new-device',
  'password-changed',
  'address-changed',
  'session-ended',
  'report-decided',
  'export-ready',
  ...SEEKER_KINDS,
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** How a notification reaches its reader: in the product (bell and list), by mail, and by web push. */
export const CHANNELS = ['product', 'mail', 'push'] as const
export type NotificationChannel = (typeof CHANNELS)[number]

/** What exactly happened, where a kind covers several things. */
export const VARIANTS = [
  'allowed',
  'email-changed',
  'email-removed',
  'email-restored',
  'phone-changed',
  'phone-removed',
  'phone-restored',
  'one',
  'others',
  'upheld',
  'dismissed',
  'reconsidered',
  'exchange-asked',
  'exchanged',
  'shortlist',
  'interview',
  'offer',
  'hired',
  'closed',
  'on-hold',
] as const
export type NotificationVariant = (typeof VARIANTS)[number]

const unread = z.number().int().describe('Unread notifications; 100 stands for any larger number.')

/** Continue the account's stream after it (`accounts.listStreamEvents`). */
const cursor = z.number().int().describe('The position in the stream of events that this answer includes.')

export const listNotifications = defineContract({
  name: 'notifications.list',
  service: 'auth',
  method: 'GET',
  path: '/notifications',
  summary: 'The notifications of the account, the newest first.',
  access: 'account',
  limit: 'account',
  request: z.object({
    /** Only those before this one. */
    before: rowId().optional(),
  }),
  response: z.object({
    notifications: z.array(
      z.object({
        id: z.number().int(),
        kind: z.enum(NOTIFICATION_KINDS),
        variant: z.enum(VARIANTS).nullable(),
        /** The browser and system that did it, as people know them; null if unknown, or nobody did. */
        device: z.string().nullable(),
        job: z
          .object({ slug_id: z.string(), title: z.string(), lang: z.string() })
          .nullable()
          .describe('The job that it is about.'),
        company: z.string().nullable().describe('The company of that job.'),
        application_id: z.string().nullable().describe('The application that it is about.'),
        alert_id: z
          .string()
          .nullable()
          .describe('The job alert that found `job_count` new jobs, `job` the best.'),
        job_count: z.number().int().nullable(),
        at: z.iso.datetime(),
        is_read: z.boolean(),
      }),
    ),
    has_more: z.boolean(),
    unread,
    cursor,
  }),
  errors: [],
})

export const countUnread = defineContract({
  name: 'notifications.countUnread',
  ...countUnreadCall,
  summary: 'How many notifications of the account are unread.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({ unread, cursor }),
  errors: [],
})

export const markNotification = defineContract({
  name: 'notifications.mark',
  service: 'auth',
  method: 'PATCH',
  path: '/notifications/:notification_id',
  summary: 'Marks a notification as read or unread.',
  access: 'account',
  limit: 'account',
  request: z.object({ notification_id: rowId(), is_read: z.boolean() }),
  response: z.object({ unread }),
  errors: [40004],
})

export const markAllNotifications = defineContract({
  name: 'notifications.markAll',
  service: 'auth',
  method: 'POST',
  path: '/notifications/read',
  summary: 'Marks all notifications as read, up to the newest one that the reader has seen.',
  access: 'account',
  limit: 'account',
  request: z.object({ up_to: rowId() }),
  response: z.object({ unread }),
  errors: [],
})

const settings = z.array(
  z.object({
    kind: z.enum(NOTIFICATION_KINDS),
    channels: z.array(
      z.object({
        channel: z.enum(CHANNELS),
        is_on: z.boolean(),
        may: z.object({ change: z.boolean() }),
      }),
    ),
  }),
)

export const listNotificationSettings = defineContract({
  name: 'notifications.listSettings',
  service: 'auth',
  method: 'GET',
  path: '/notification-settings',
  summary: 'Which kinds of notifications come in the product, by mail and by web push.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({ settings }),
  errors: [],
})

export const changeNotificationSettings = defineContract({
  name: 'notifications.changeSettings',
  service: 'auth',
  method: 'PUT',
  path: '/notification-settings',
  summary: 'Switches kinds of notifications on or off: those that are named, by channel.',
  access: 'account',
  limit: 'account',
  request: z.object({
    changes: z
      .array(z.object({ kind: z.enum(NOTIFICATION_KINDS), channel: z.enum(CHANNELS), is_on: z.boolean() }))
      .min(1)
      .max(NOTIFICATION_KINDS.length * CHANNELS.length),
  }),
  response: z.object({ settings }),
  errors: [40004, 41103],
})
