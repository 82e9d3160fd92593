import { z } from 'zod'
import { LANGUAGES } from '#config/languages.ts'
import { ALL_SITES, defineContract } from '#shared/contract.ts'
import { getTranslationContentCall } from './calls.ts'

export const getTranslationManifest = defineContract({
  name: 'translations.getManifest',
  service: 'base',
  method: 'GET',
  path: '/translations/manifest',
  summary:
    'The versions of the parts of every language’s texts; a version changes exactly when a text of its part does.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({
    versions: z.array(z.object({ language: z.enum(LANGUAGES), version: z.string() })),
  }),
  errors: [],
  cache: 'public, max-age=60',
  isFixed: true,
})

export const getTranslationContent = defineContract({
  name: 'translations.getContent',
  ...getTranslationContentCall,
  sites: ALL_SITES,
  summary:
    'The compiled texts of parts of one language by their versions; never changes, so keep it for ever.',
  access: 'public',
  limit: 'read',
  request: z.object({
    version: z.string().max(1000).describe('One version, or several separated by commas.'),
    language: z.enum(LANGUAGES),
  }),
  response: z.object({ messages: z.record(z.string(), z.record(z.string(), z.unknown())) }),
  errors: [40004],
  cache: 'public, max-age=31536000, immutable',
  isFixed: true,
})
