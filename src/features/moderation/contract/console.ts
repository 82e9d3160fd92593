import { z } from 'zod'
import { ACCOUNT_STATES, REPORT_STATES, SUSPENSION_GROUNDS } from '#config/console-states.ts'
import { FILE_WARNINGS } from '#config/file-warnings.ts'
import { MAX_DETAILS, MAX_PAGE } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { keptText, rowId, wholeNumber } from '#shared/request-values.ts'

/** The operators' console. Its log records every action and every look-up, and nobody can change it. */

const page = wholeNumber(1, MAX_PAGE)
const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    total: z.number().int(),
    page: z.number().int(),
    page_size: z.number().int(),
  })

/** Seconds since 1970. */
const time = z.number().int()

/** The operator's reason, for the log. */
const reason = z.string().trim().min(1).max(MAX_DETAILS)

const person = z.object({ id: z.string(), name: z.string() })

const report = z.object({
  id: z.number().int(),
  status: z.enum(REPORT_STATES),
  /** An id of the configuration list `report_job_reasons`. */
  reason_id: z.number().int(),
  details: z.string().nullable(),
  /** The language of the details (BCP 47). */
  lang: z.string(),
  reported_at: time,
  job: z.object({
    id: z.number().int(),
    slug_id: z.string(),
    title: z.string(),
    lang: z.string(),
    company: z.string(),
    status: z.string(),
    /** The number of open reports of this job, including this one. */
    open_reports: z.number().int(),
  }),
  /** The operator who decided it; null if it is open. */
  decided: z.object({ by: z.string(), at: time, reason: z.string() }).nullable(),
  may: z.object({ decide: z.boolean() }),
})

export type Report = z.output<typeof report>

export const listReports = defineContract({
  name: 'moderation.listReports',
  service: 'logs',
  method: 'GET',
  path: '/console/reports',
  summary: 'Reports of jobs, the oldest open ones first.',
  access: 'operator',
  limit: 'account',
  sites: ['console'],
  request: z.object({ status: z.enum(REPORT_STATES).default('open'), page }),
  response: pageOf(report),
  errors: [40003],
})

export const decideReport = defineContract({
  name: 'moderation.decideReport',
  service: 'logs',
  method: 'POST',
  path: '/console/reports/:report_id/decide',
  summary:
    'Dismisses a report, or closes its job; closing decides all open reports of the job and notifies its poster.',
  access: 'operator',
  limit: 'account',
  sites: ['console'],
  request: z.object({ report_id: rowId(), decision: z.enum(['dismiss', 'close_job']), reason }),
  response: z.object({}),
  errors: [40003, 40004, 41098],
})

export const getFileWarnings = defineContract({
  name: 'moderation.getFileWarnings',
  service: 'logs',
  method: 'GET',
  path: '/console/file-warnings',
  summary: 'What this installation lacks that protects it from uploaded files.',
  access: 'operator',
  limit: 'account',
  sites: ['console'],
  request: z.object({}),
  response: z.object({ warnings: z.array(z.enum(FILE_WARNINGS)) }),
  errors: [40003],
})

const account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  country: z.string().nullable(),
  created_at: time,
  is_recruiter: z.boolean(),
  is_operator: z.boolean(),
  suspended_at: time.nullable(),
  /** Null if the account is suspended without an end, or not suspended. */
  suspended_until: time.nullable(),
})

export type ConsoleAccount = z.output<typeof account>

export const listAccounts = defineContract({
  name: 'moderation.listAccounts',
  service: 'logs',
  method: 'GET',
  path: '/console/accounts',
  summary: 'Accounts by email address, name, phone number or id, the newest first.',
  access: 'operator',
  limit: 'account',
  sites: ['console'],
  request: z.object({
    query: keptText().trim().max(200).default(''),
    state: z.enum(ACCOUNT_STATES).default('all'),
    page,
  }),
  response: pageOf(account),
  errors: [40003],
})

const action = z.object({
  id: z.number().int(),
  at: time,
  /** Null if the operator's account is gone, or if the action was a command on the command line. */
  operator: person.nullable(),
  action: z.string(),
  target: z.object({ kind: z.string(), id: z.string(), name: z.string().nullable() }),
  reason: z.string(),
  details: z.record(z.string(), z.unknown()),
})

export type OperatorAction = z.output<typeof action>

export const readAccount = defineContract({
  name: 'moderation.readAccount',
  service: 'logs',
  method: 'GET',
  path: '/console/accounts/:account_id',
  summary: 'Returns one account; the log records the look-up.',
  access: 'operator',
  limit: 'account',
  sites: ['console'],
  request: z.object({ account_id: z.uuid() }),
  response: account.extend({
    is_email_verified: z.boolean(),
    is_phone_verified: z.boolean(),
    language: z.string(),
    source: z.string(),
    company: z.object({ id: z.number().int(), slug_id: z.string(), name: z.string() }).nullable(),
    /** The number of open sessions on each site. */
    sessions: z.number().int(),
    last_seen_at: time.nullable(),
    actions: z.array(action),
    may: z.object({ suspend: z.boolean(), restore: z.boolean() }),
  }),
  errors: [40003, 41007],
})

export const suspendAccount = defineContract({
  name: 'moderation.suspendAccount',
  service: 'logs',
  method: 'POST',
  path: '/console/accounts/:account_id/suspend',
  summary: 'Suspends an account: it is signed out everywhere at once, and cannot sign in by any method.',
  access: 'operator',
  limit: 'account',
  sites: ['console'],
  request: z.object({
    account_id: z.uuid(),
    /** The explanation for its owner, in their language. */
    ground: z.enum(SUSPENSION_GROUNDS),
    reason,
    /**
     * `YYYY-MM-DD`, the first day on which the account may sign in again. If absent, it stays suspended until an
     * operator restores it.
     */
    until: z.iso.date().optional(),
  }),
  response: z.object({ ended_sessions: z.number().int() }),
  errors: [40001, 40003, 40005, 41007, 41098],
})

export const restoreAccount = defineContract({
  name: 'moderation.restoreAccount',
  service: 'logs',
  method: 'POST',
  path: '/console/accounts/:account_id/restore',
  summary: 'Restores a suspended account, so that its owner can sign in again.',
  access: 'operator',
  limit: 'account',
  sites: ['console'],
  request: z.object({ account_id: z.uuid(), reason }),
  response: z.object({}),
  errors: [40003, 41007, 41098],
})

export const listActions = defineContract({
  name: 'moderation.listActions',
  service: 'logs',
  method: 'GET',
  path: '/console/actions',
  summary: 'The actions of operators, the newest first.',
  access: 'operator',
  limit: 'account',
  sites: ['console'],
  request: z.object({ page }),
  response: pageOf(action),
  errors: [40003],
})
