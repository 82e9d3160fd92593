// Who may import whom inside and between the rooms.

import { mayImportOnly, mayNotImport, packages, TEST } from './rule-makers.js'

/**
 * The rooms, lowest first: a room knows only those before it. Where a lower room's page needs a higher room's widget,
 * the page has a slot and the app fills it.
 */
const ROOMS = [
  'translations',
  'lookups',
  'currency',
  'accounts',
  // Every room that changes something of an account tells its owner.
  'notifications',
  'sessions',
  'operators',
  'sign-in',
  'account-settings',
  // Its trips are bound to a browser by tokens of a session, and it compares with an account's name.
  'identity',
  'tracking',
  'companies',
  'jobs',
  'search',
  'visitors',
  'landings',
  'syndication',
  'feeds',
  'profiles',
  'resumes',
  'my-jobs',
  'courses',
  'job-alerts',
  'applications',
  'chat',
  'interviews',
  'rewards',
  'assistant',
  'employer',
  'moderation',
  'feedback',
]

const ROOM = '^src/features/([^/]+)'
const OWN = '^src/features/$1'
// With the addresses of its calls, which browsers have too.
const CONTRACT = '^src/features/[^/]+/(?:calls|contract)(?:\\.ts|/[^/]+\\.ts)$'
const OWN_CONTRACT = `${OWN}/(?:calls|contract)(?:\\.ts|/[^/]+\\.ts)$`
// The server files that are not a use-case.
const ROUTES = 'server/(routes|jobs|realtime)\\.ts$'
const QUERIES = 'server/queries(\\.ts$|/)'
const POLICY = 'server/policy\\.ts$'
const DOOR = 'server/door\\.ts$'

export const roomRules = [
  mayImportOnly(
    'contract',
    'A contract knows other contracts.',
    `${ROOM}/(?:calls|contract)(?:\\.ts|/[^/]+\\.ts)$`,
    CONTRACT,
    '^src/(shared|config)/',
  ),
  mayNotImport(
    'contract-packages',
    'A contract is read by server and browser: zod and nothing else.',
    { path: `${ROOM}/contract(?:\\.ts|/[^/]+\\.ts)$` },
    { dependencyTypesNot: ['local', 'aliased', 'aliased-subpath-import'], pathNot: packages('zod') },
  ),
  mayNotImport(
    'calls',
    'Every page may carry the address of a call: it brings nothing along.',
    { path: `${ROOM}/calls(?:\\.ts|/[^/]+\\.ts)$` },
    {},
  ),
  mayImportOnly(
    'routes',
    'Routes, background jobs and pushes only lead to the use-cases of their room; they never ask the database.',
    `${ROOM}/${ROUTES}`,
    `${OWN}/server/(?!queries(\\.ts$|/)|policy\\.ts$|door\\.ts$)`,
    OWN_CONTRACT,
    '^src/platform/(?!db/)',
    '^src/platform/db/(database|listen)\\.ts$',
    '^src/job-index/types\\.ts$',
    '^src/(shared|config|i18n)/',
  ),
  {
    ...mayImportOnly(
      'use-case',
      "A use-case works with its room's policy, queries and contract, the neighbours' doors, and ports of the platform.",
      `${ROOM}/server/`,
      `${OWN}/server/(?!(routes|jobs|realtime|door)\\.ts$)`,
      `${OWN}/locales/`,
      OWN_CONTRACT,
      `^src/features/[^/]+/${DOOR}`,
      '^src/platform/(?!db/)',
      '^src/platform/db/(database|listen)\\.ts$',
      // What an answer looks like; and the index of records, which needs no thread.
      '^src/job-index/(types|pay-question|record-index)\\.ts$',
      '^src/(shared|config|i18n)/',
    ),
    from: {
      path: `${ROOM}/server/`,
      pathNot: [TEST, ROUTES, QUERIES, POLICY, DOOR, '^src/features/search/'],
    },
  },
  mayImportOnly(
    'search-use-case',
    'The room of search is the one that runs the index.',
    '^src/features/(search)/server/(?!(routes|jobs|realtime|policy|door)\\.ts$|queries(\\.ts$|/))',
    `${OWN}/server/(?!(routes|jobs|realtime|door)\\.ts$)`,
    `${OWN}/locales/`,
    OWN_CONTRACT,
    `^src/features/[^/]+/${DOOR}`,
    '^src/platform/(?!db/)',
    '^src/platform/db/(database|listen)\\.ts$',
    '^src/(job-index|shared|config|i18n)/',
  ),
  mayImportOnly(
    'policy',
    'A policy is a small pure judgement.',
    `${ROOM}/${POLICY}`,
    OWN_CONTRACT,
    '^src/(shared|config)/',
  ),
  mayNotImport(
    'policy-packages',
    'A policy is pure: no modules of Node, no packages.',
    { path: `${ROOM}/${POLICY}` },
    { dependencyTypesNot: ['local', 'aliased', 'aliased-subpath-import'] },
  ),
  mayImportOnly(
    'door',
    'What the neighbours may ask is answered by the use-cases of the room.',
    `${ROOM}/${DOOR}`,
    `${OWN}/server/(?!(routes|jobs|realtime|policy)\\.ts$|queries(\\.ts$|/))`,
    OWN_CONTRACT,
    '^src/platform/db/(database|listen)\\.ts$',
    '^src/(shared|config)/',
  ),
  mayImportOnly(
    'queries',
    'Queries know the database and nothing of who asks.',
    `${ROOM}/${QUERIES}`,
    `${OWN}/${QUERIES}`,
    OWN_CONTRACT,
    '^src/platform/db/',
    '^src/(shared|config)/',
  ),
  mayNotImport(
    'sql-stands-in-queries',
    'Of the rooms only their queries speak SQL.',
    { path: '^src/', pathNot: [TEST, QUERIES, '^src/platform/db/'] },
    { path: packages('kysely', 'pg', '@types/pg') },
  ),
  mayImportOnly(
    'web',
    "Pages know contracts, the design system, texts and the neighbours' widgets.",
    `${ROOM}/web/`,
    `${OWN}/(web|locales)/`,
    CONTRACT,
    '^src/features/[^/]+/web/door\\.tsx?$',
    '^src/(ui|i18n|shared|config)/',
  ),
  mayNotImport(
    'web-runs-in-browsers',
    'What runs in a browser has no modules of Node.',
    { path: [`${ROOM}/web/`, '^src/ui/'], pathNot: TEST },
    { dependencyTypes: ['core'] },
  ),
  mayImportOnly(
    'locales',
    'Texts know only the type of their English.',
    `${ROOM}/locales/`,
    `${OWN}/locales/`,
    '^src/(i18n|shared|config)/',
  ),
  mayNotImport(
    'unranked-room',
    'Every room stands in the list of rooms.',
    { path: `^src/features/(?!(${ROOMS.join('|')})/)`, pathNot: TEST },
    {},
  ),
  ...ROOMS.slice(0, -1).map((room, rank) =>
    mayNotImport(
      'room-rank',
      `${room} may not know the rooms that rank above it.`,
      { path: `^src/features/${room}/`, pathNot: TEST },
      { path: `^src/features/(${ROOMS.slice(rank + 1).join('|')})/` },
    ),
  ),
]
