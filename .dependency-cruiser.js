// Who may import whom: the table of ARCHITECTURE.md as rules. Each has a violation planted in tests/rules/planted, which
// must be caught. Type imports count like any other: a type is knowledge too.

/**
 * The rooms, lowest first: a room knows only those before it. Where a lower room's page needs a higher room's widget,
 * the page has a slot and the app fills it.
 */
const ROOMS = [
  'translations',
  'lookups',
  'currency',
  'identity',
  'accounts',
  'tracking',
  'companies',
  'jobs',
  'search',
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

const OURS = '^(src|bin|db|demo|tests|e2e|bench)/'
const TEST = '\\.test\\.tsx?$'
const ROOM = '^src/features/([^/]+)'
const OWN = '^src/features/$1'
const CONTRACT = '^src/features/[^/]+/contract\\.ts$'
const OWN_CONTRACT = `${OWN}/contract\\.ts$`
// The server files that are not a use-case.
const ROUTES = 'server/(routes|jobs|realtime)\\.ts$'
const QUERIES = 'server/queries(\\.ts$|/)'
const POLICY = 'server/policy\\.ts$'
const DOOR = 'server/door\\.ts$'

/** Of our own code, files at `from` import only what `allowed` names. Tests beside the code enter as they need. */
const mayImportOnly = (name, comment, from, ...allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: OURS, pathNot: allowed },
})

const mayNotImport = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const packages = (...names) => `(^|/)node_modules/(${names.join('|')})/`

const rooms = [
  mayImportOnly(
    'contract',
    'A contract knows other contracts.',
    `${ROOM}/contract\\.ts$`,
    CONTRACT,
    '^src/(shared|config)/',
  ),
  mayNotImport(
    'contract-packages',
    'A contract is read by server and browser: zod and nothing else.',
    { path: `${ROOM}/contract\\.ts$` },
    { dependencyTypesNot: ['local', 'aliased', 'aliased-subpath-import'], pathNot: packages('zod') },
  ),
  mayImportOnly(
    'routes',
    'Routes, background jobs and pushes only lead to the use-cases of their room; they never ask the database.',
    `${ROOM}/${ROUTES}`,
    `${OWN}/server/(?!queries(\\.ts$|/)|policy\\.ts$|door\\.ts$)`,
    OWN_CONTRACT,
    '^src/platform/(?!db/)',
    '^src/platform/db/database\\.ts$',
    '^src/job-index/types\\.ts$',
    '^src/(shared|config|i18n)/',
  ),
  {
    ...mayImportOnly(
      'use-case',
      "A use-case works with its room's policy, queries and contract, the neighbours' doors, and ports of the platform.",
      `${ROOM}/server/`,
      `${OWN}/server/(?!(routes|jobs|realtime|door)\\.ts$)`,
      OWN_CONTRACT,
      `^src/features/[^/]+/${DOOR}`,
      '^src/platform/(?!db/)',
      '^src/platform/db/database\\.ts$',
      '^src/job-index/types\\.ts$',
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
    OWN_CONTRACT,
    `^src/features/[^/]+/${DOOR}`,
    '^src/platform/(?!db/)',
    '^src/platform/db/database\\.ts$',
    '^src/(job-index|shared|config|i18n)/',
  ),
  mayImportOnly(
    'policy',
    'A policy is a small pure judgement.',
    `${ROOM}/${POLICY}`,
    OWN_CONTRACT,
    '^src/(shared|config)/',
  ),
  mayImportOnly(
    'door',
    'What the neighbours may ask is answered by the use-cases of the room.',
    `${ROOM}/${DOOR}`,
    `${OWN}/server/(?!(routes|jobs|realtime|policy)\\.ts$|queries(\\.ts$|/))`,
    OWN_CONTRACT,
    '^src/platform/db/database\\.ts$',
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

const ground = [
  mayImportOnly('shared', 'Pure: knows nothing of ours.', '^src/shared/', '^src/shared/'),
  mayImportOnly('config', 'Data only.', '^src/config/', '^src/(config|shared)/'),
  mayImportOnly('i18n', 'Knows no room and no page.', '^src/i18n/', '^src/(i18n|shared|config)/'),
  mayImportOnly('job-index', 'The search engine is pure.', '^src/job-index/', '^src/(job-index|shared)/'),
  mayImportOnly(
    'platform',
    'The platform knows no feature.',
    '^src/platform/',
    '^src/(platform|job-index|i18n|shared|config)/',
    '^db/',
  ),
  mayImportOnly('ui', 'The design system knows no feature.', '^src/ui/', '^src/(ui|i18n|shared|config)/'),
  mayImportOnly(
    'app',
    'Shells put together the pages and widgets of the rooms; data comes by dispatch.',
    '^src/app/',
    CONTRACT,
    '^src/features/[^/]+/(web|locales)/',
    '^src/(app|ui|i18n|shared|config)/',
  ),
  mayNotImport(
    'nobody-imports-entry',
    'Entries wire everything; whoever needs a part of one needs it elsewhere.',
    { path: OURS, pathNot: [TEST, '^src/entry/', '^(tests|e2e|bench)/'] },
    { path: '^src/entry/' },
  ),
  mayNotImport(
    'one-react-router',
    'A second copy of the router in the Node server does not know the contexts of the built pages.',
    { path: ['^src/(entry|platform|shared|config|i18n|job-index)/', `${ROOM}/server/`], pathNot: TEST },
    { path: packages('react-router', '@react-router/[^/]+') },
  ),
  mayNotImport(
    'no-test-code-in-production',
    'What is served to people does not depend on tests or measurements.',
    { path: '^(src|bin|db|demo)/', pathNot: TEST },
    {
      path: [
        TEST,
        '^(tests|e2e|bench)/',
        packages('vitest', 'fast-check', '@playwright/[^/]+', '@axe-core/[^/]+'),
      ],
    },
  ),
  mayNotImport(
    'no-demo-in-production',
    'Only an entry loads the demo world.',
    { path: '^src/', pathNot: [TEST, '^src/entry/'] },
    { path: '^demo/' },
  ),
  mayNotImport(
    'no-cycles',
    'Two files that need each other are one, or hide a third.',
    {},
    { circular: true },
  ),
  mayNotImport(
    'everything-resolves',
    'An import that leads nowhere would escape every other rule.',
    { pathNot: '\\.d\\.ts$' },
    { couldNotResolve: true, pathNot: '^virtual:|\\?url$|\\+types/' },
  ),
]

export default {
  forbidden: [...ground, ...rooms],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.react-router|build|data|tests/rules/planted)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
}
