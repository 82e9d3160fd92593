// Which files may import which, inside and between the rooms.

import { readFileSync } from 'node:fs'
import { mayImportOnly, mayNotImport, packages, TEST } from './rule-makers.js'

/**
 * The rooms, lowest first: a room imports only rooms before it. If a lower room's page needs a higher room's widget, the
 * page has a slot and the route module in `pages/` fills it.
 */
const ROOMS = Array.from(
  readFileSync(new URL('../../src/features/rooms.ts', import.meta.url), 'utf8').matchAll(
    /import\('\.\/([a-z-]+)\/room\.ts'\)/g,
  ),
  ([, room]) => room,
)

const ROOM = '^src/features/([^/]+)'
const OWN = '^src/features/$1'
// Includes the addresses of its calls, which browsers use too.
const CONTRACT = '^src/features/[^/]+/(?:calls|contract)(?:\\.ts|/[^/]+\\.ts)$'
const OWN_CONTRACT = `${OWN}/(?:calls|contract)(?:\\.ts|/[^/]+\\.ts)$`
// The server files that are not a use-case.
const ROUTES = 'server/(routes|jobs|realtime)\\.ts$'
const QUERIES = 'server/queries(\\.ts$|/)'
const POLICY = 'server/policy\\.ts$'
const DOOR = 'server/door\\.ts$'
const MOUNT = 'server/.*mount-[^/]+\\.ts$'

export const roomRules = [
  mayImportOnly(
    'room',
    'A room declares what is in its folder.',
    `${ROOM}/room\\.ts$`,
    `${OWN}/(?:personal-data\\.ts$|server/)`,
    '^src/features/room\\.ts$',
  ),
  mayImportOnly(
    'shared-by-rooms',
    'The files that all rooms share import their doors, and the list of rooms.',
    '^src/features/[^/]+\\.ts$',
    '^src/features/[^/]+\\.ts$',
    '^src/features/[^/]+/room\\.ts$',
    `^src/features/[^/]+/${DOOR}`,
    '^src/(platform|i18n|shared|config)/',
  ),
  mayImportOnly(
    'mount',
    'A mount (served beside calls and pages) is like a use-case, and uses other rooms by their contracts.',
    `${ROOM}/${MOUNT}`,
    `${OWN}/server/(?!(routes|jobs|realtime|policy|door)\\.ts$|queries(\\.ts$|/))`,
    `${OWN}/web/`,
    CONTRACT,
    // The names of texts, and the addresses of pages.
    '^src/features/[^/]+/locales/',
    '^src/features/[^/]+/web/[^/]+-(address|request)\\.ts$',
    '^src/features/room-services\\.ts$',
    '^src/platform/(?!db/)',
    '^src/platform/db/(database|listen)\\.ts$',
    '^src/(shared|config|i18n)/',
  ),
  mayImportOnly(
    'pages',
    'A route module puts together widgets of all rooms; data comes by dispatch.',
    `${ROOM}/pages/`,
    `${OWN}/pages/`,
    CONTRACT,
    '^src/features/[^/]+/(web|locales)/',
    '^src/(app|ui|i18n|shared|config)/',
  ),
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
      // The types of responses; and the index of records and the vectors of meaning, which need no thread.
      '^src/job-index/(types|pay-question|record-index|meaning/(shipped-vectors|text-meaning))\\.ts$',
      '^src/(shared|config|i18n)/',
    ),
    from: {
      path: `${ROOM}/server/`,
      pathNot: [TEST, ROUTES, QUERIES, POLICY, DOOR, MOUNT, '^src/features/search/'],
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
    { path: `^src/features/(?!(${ROOMS.join('|')})/)[^/]+/`, pathNot: TEST },
    {},
  ),
  ...ROOMS.slice(0, -1).map((room, rank) =>
    mayNotImport(
      'room-rank',
      `${room} may not know the rooms that rank above it.`,
      { path: `^src/features/${room}/`, pathNot: [TEST, '^src/features/[^/]+/pages/'] },
      { path: `^src/features/(${ROOMS.slice(rank + 1).join('|')})/` },
    ),
  ),
]
