import { z } from 'zod'
import { ALL_SITES, defineContract } from '#shared/contract.ts'
import { getConfigListCall, getSkillsCall } from './calls.ts'

/** `language_code` itself is read at the border, for every call alike. */
const request = z.object({ language_code: z.string().max(20).optional() })

/** Every entry has an id, a key and its name in the asked language (`value`); some lists have more. */
const entry = z.looseObject({
  id: z.union([z.number().int(), z.string()]),
  key: z.string(),
  value: z.string(),
})

const CACHE = 'private, max-age=300'

export const getConfigList = defineContract({
  name: 'lookups.getList',
  ...getConfigListCall,
  sites: ALL_SITES,
  summary: 'One configuration list, named in the asked language; function lists come as trees.',
  access: 'public',
  limit: 'read',
  request: request.extend({ type: z.string().max(60) }),
  response: z.array(entry),
  errors: [40004],
  cache: CACHE,
  isFixed: true,
})

export const getAllConfigLists = defineContract({
  name: 'lookups.getAll',
  service: 'config',
  method: 'GET',
  path: '/lists',
  summary: 'All configuration lists in one call, by their names.',
  access: 'public',
  limit: 'read',
  request,
  response: z.record(z.string(), z.array(entry)),
  errors: [],
  cache: CACHE,
  isFixed: true,
})

export const getSkills = defineContract({
  name: 'lookups.getSkills',
  ...getSkillsCall,
  summary: 'All skills, named in the asked language.',
  access: 'public',
  limit: 'read',
  request,
  response: z.object({ skills: z.array(entry) }),
  errors: [],
  cache: CACHE,
  isFixed: true,
})
