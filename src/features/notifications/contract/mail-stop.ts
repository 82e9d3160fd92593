import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'
import { NOTIFICATION_KINDS } from '../contract.ts'

/** From a link in a mail; it names an account and a kind. */
const token = z.string().min(1).max(300)

const state = z.object({ kind: z.enum(NOTIFICATION_KINDS), is_on: z.boolean() })

export const getMailStop = defineContract({
  name: 'notifications.getMailStop',
  service: 'auth',
  method: 'GET',
  path: '/notification-mail',
  summary: 'The kind of notification of which a mail was, and whether mails of it still come.',
  access: 'public',
  limit: 'account',
  request: z.object({ token }),
  response: state,
  errors: [40004],
})

export const stopMail = defineContract({
  name: 'notifications.stopMail',
  service: 'auth',
  method: 'POST',
  path: '/notification-mail',
  summary: 'Ends the mails of one kind of notification by the link in one of them, or lets them come again.',
  access: 'public',
  limit: 'account',
  request: z.object({ token, is_on: z.boolean() }),
  response: state,
  errors: [40004],
})
