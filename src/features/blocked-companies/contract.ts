import { z } from 'zod'
import { APPLICATION_STATE_NAMES } from '#config/application-states.ts'
import { defineContract } from '#shared/contract.ts'
import { flag, rowId } from '#shared/request-values.ts'

const seekers = { service: 'company', access: 'seeker', limit: 'account' } as const

const company = z.object({ id: z.number().int(), slug_id: z.string(), name: z.string() })

const block = z.object({
  company,
  blocked_at: z.iso.datetime(),
  /** The companies of its group, which are blocked with it. */
  covers: z.array(company),
})
export type Block = z.output<typeof block>

export const listBlocks = defineContract({
  name: 'blockedCompanies.list',
  ...seekers,
  method: 'GET',
  path: '/blacklist-companies',
  summary: 'The companies that the signed-in seeker has blocked, the last blocked first.',
  request: z.object({}),
  response: z.object({ blocks: z.array(block) }),
  errors: [40005],
})

export const previewBlock = defineContract({
  name: 'blockedCompanies.preview',
  ...seekers,
  method: 'GET',
  path: '/:id/blacklist-companies/preview',
  summary:
    'What blocking a company would do: the companies of its group, and the open applications it would end.',
  request: z.object({ id: rowId() }),
  response: z.object({
    company,
    covers: z.array(company),
    /** Applications that are not over; all of them are withdrawn with the block. */
    applications: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        lang: z.string(),
        company: z.string(),
        state: z.enum(APPLICATION_STATE_NAMES),
        sent_at: z.iso.datetime(),
      }),
    ),
    is_blocked: z.boolean(),
  }),
  errors: [40005, 41060],
})
export type BlockPreview = z.output<typeof previewBlock.response>

export const findBlock = defineContract({
  name: 'blockedCompanies.find',
  service: 'company',
  // Pages for everybody ask it: visitors have blocked nothing.
  access: 'public',
  limit: 'read',
  method: 'GET',
  path: '/blacklist-companies/find',
  summary:
    'The block of a signed-in seeker that hides a company, or a job, from them; null: none, or nobody is signed in.',
  request: z.object({ of_company: rowId().optional(), of_job: rowId().optional() }),
  response: z.object({ block: block.nullable() }),
  errors: [],
})

export const blockCompany = defineContract({
  name: 'blockedCompanies.create',
  ...seekers,
  method: 'POST',
  path: '/blacklist-companies/create',
  summary:
    'Blocks a company with its group: neither side sees the other any more. Refused while applications are open, unless they shall be withdrawn.',
  request: z.object({ company_id: rowId(), withdraw_applications: flag() }),
  response: z.object({ block, withdrawn: z.number().int() }),
  errors: [40005, 41060, 41090, 41108, 41109],
})

export const unblockCompany = defineContract({
  name: 'blockedCompanies.delete',
  ...seekers,
  method: 'DELETE',
  path: '/:id/blacklist-companies/delete',
  summary:
    'Ends the block of a company: both sides see each other again. What was withdrawn stays withdrawn.',
  request: z.object({ id: rowId() }),
  response: z.object({}),
  errors: [40005, 41091],
})
