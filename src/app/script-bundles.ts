import { rooms } from '#features/rooms.ts'

/** One bundle of scripts, as the build takes it. */
interface ScriptBundle {
  name: string
  test: RegExp
  minShareCount?: number
  priority: number
}

/**
 * The bundles of the seekers' site. On a slow connection dozens of small files wait for each other, and each is
 * compressed separately; so shared scripts come in one file. Scripts that only one page or a later moment needs stay
 * separate. A room names its bundle in `room.ts`.
 */
export function scriptBundles(): ScriptBundle[] {
  return [
    // One file compresses better than pieces, and browsers cache it while our own code changes.
    { name: 'framework', test: new RegExp(`node_modules/(?!${ONE_PAGE.join('|')})`), priority: 2 },
    { name: 'shell', test: new RegExp(`src/(?:${EVERY_PAGE.join('|')})`), priority: 2 },
    // Before the rooms: the first that uses such a part would take it along, and every other page with it that room.
    { name: 'upload', test: /src\/(?:ui\/upload\/|shared\/upload-kinds)/, minShareCount: 2, priority: 0 },
    { name: 'sort-menu', test: /src\/ui\/sort-menu/, minShareCount: 2, priority: 0 },
    ...[...roomBundles()].map(([name, { modules, sharedBy }]) => {
      const isCommon = name === COMMON
      const parts = [...modules, ...(SHELL.get(name) ?? [])]
      const test = new RegExp(`src/(?:${parts.join('|')})`)
      return { name, test, minShareCount: sharedBy, priority: isCommon ? 1 : 0 }
    }),
  ]
}

const COMMON = 'common'

/** What every page loads although few modules name it: each would be a small file of its own. */
const EVERY_PAGE = [
  'ui/(?:menu|own-script|use-opened)\\.',
  'app/common/favicon\\.',
  'app/seeker/(?:offline/(?:names|install-offer)|shell/place-choices)\\.',
  'features/blocked-companies/web/door\\.',
  'features/my-jobs/web/saving/presses\\.',
]

/** The packages that one page alone loads: the reader of PDFs, and the library of uploads with those that it needs. */
const ONE_PAGE = [
  'unpdf/',
  'tus-js-client/',
  'js-base64/',
  'url-parse/',
  'querystringify/',
  'requires-port/',
  'lodash.throttle/',
  'combine-errors/',
  'custom-error-instance/',
  'is-stream/',
]

/** The modules in the bundles beside the rooms: parts of regular expressions. */
const SHELL: ReadonlyMap<string, readonly string[]> = new Map([
  [
    COMMON,
    [
      'ui/(?!form/|upload/|sort-menu|ordered-list|use-dragged-row)',
      '(?:i18n(?!/pay-band|/time-zones|/month-format|/unit-format)|config(?!/job-filters)|app/(?:common|seeker(?!/sign-in|/session/(?:device-)?drafts)))/',
      // Only pages of somebody's own need the rest.
      'shared/(?!file-address|person-name|upload-kinds)',
      'features/search/calls',
    ],
  ],
  ['gate', ['ui/form/']],
])

/** The modules of each bundle, as parts of regular expressions, and the number of pages that must share one. */
function roomBundles(): Map<string, { modules: string[]; sharedBy: number }> {
  const bundles = new Map<string, { modules: string[]; sharedBy: number }>()
  for (const { name, scripts = { bundle: COMMON } } of rooms) {
    const { bundle, apart = [], sharedBy = bundle === COMMON ? 3 : 2 } = scripts
    const found = bundles.get(bundle) ?? { modules: [], sharedBy }
    found.modules.push(`features/${name}/web/${apart.length > 0 ? `(?!${apart.join('|')})` : ''}`)
    bundles.set(bundle, found)
  }
  return bundles
}
