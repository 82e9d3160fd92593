import { z } from 'zod'
import { defineContract } from '#shared/contract.ts'

export const getRemoteOverview = defineContract({
  name: 'visitors.getRemoteOverview',
  service: 'search',
  method: 'GET',
  path: '/remote-overview',
  summary:
    'Counts the remote jobs that are open to each market, and the time zones of their working hours; the counts may be some minutes old.',
  access: 'public',
  limit: 'search',
  request: z.object({}),
  response: z.object({
    /** Most jobs first; `country` is ISO 3166 alpha-2 or `EU`. */
    countries: z.array(z.object({ country: z.string(), name: z.string(), count: z.number().int() })),
    /** IANA names; most jobs first. */
    time_zones: z.array(z.object({ zone: z.string(), count: z.number().int() })),
  }),
  errors: [],
})

export type RemoteOverview = z.output<typeof getRemoteOverview.response>
