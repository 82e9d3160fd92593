// Who may import whom: the table of ARCHITECTURE.md as rules. Each has a violation planted in tests/rules/planted, which
// must be caught. Type imports count like any other: a type is knowledge too.

import { roomRules } from './tests/rules/room-rules.js'
import { mayImportOnly, mayNotImport, OURS, packages, TEST } from './tests/rules/rule-makers.js'

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
    '^src/features/[^/]+/(?:calls|contract)(?:\\.ts|/[^/]+\\.ts)$',
    '^src/features/[^/]+/(web|locales)/',
    '^src/(app|ui|i18n|shared|config)/',
    '^src/features/(rooms|pages-of-site)\\.ts$',
  ),
  mayNotImport(
    'shells-apart',
    'What shells share stands in `common`; none carries a part of another.',
    { path: '^src/app/([^/]+)/', pathNot: TEST },
    { path: '^src/app/[^/]+/', pathNot: '^src/app/($1|common)/' },
  ),
  mayNotImport(
    'pages-of-one-site',
    'A page of one site carries no part of another.',
    { path: '^src/features/[^/]+/pages/([^/]+)/', pathNot: TEST },
    { path: '^src/app/[^/]+/', pathNot: '^src/app/($1|common)/' },
  ),
  mayNotImport(
    'builds-know-the-rooms',
    'The list of rooms leads to their servers: no browser may carry it.',
    {
      path: '^src/(app|ui|features/[^/]+/(web|pages))/',
      pathNot: [TEST, '^src/app/(site-routes|script-bundles)\\.ts$'],
    },
    { path: '^src/features/[^/]+\\.ts$' },
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
    {
      path: ['^src/(entry|platform|shared|config|i18n|job-index)/', '^src/features/[^/]+/server/'],
      pathNot: TEST,
    },
    { path: packages('react-router', '@react-router/[^/]+') },
  ),
  mayNotImport(
    'decoders-apart',
    'Decoders have bugs: only a limited process decodes files of strangers.',
    { path: '^src/', pathNot: [TEST, '^src/platform/pictures/decode-[^/]+\\.ts$'] },
    { path: [packages('sharp', '@cwasm/nsbmp', 'file-type'), '^src/platform/pictures/decode-[^/]+\\.ts$'] },
  ),
  mayNotImport(
    'no-test-code-in-production',
    'What is served to people does not depend on tests or measurements.',
    { path: '^(src|bin|db|demo)/', pathNot: TEST },
    {
      path: [TEST, '^(tests|e2e|bench)/', packages('vitest', 'fast-check', '@playwright/[^/]+', 'axe-core')],
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
  forbidden: [...ground, ...roomRules],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|tests/rules/planted)/|(^|/)\\.react-router/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.d.ts'],
    },
  },
}
