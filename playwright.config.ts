import { defineConfig, devices } from '@playwright/test'

const chromium = process.env.CHROMIUM || '/usr/bin/chromium'
const isRoot = process.getuid?.() === 0

/**
 * What each journey would pay for and no page is made of, where there is only a Chromium with windows: the address bar's
 * list of suggestions, which is two pages per window, and a spare process.
 */
const NOT_THE_PAGE = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** What Playwright switches off for determinism; a list of ours stands in its place. */
const PLAYWRIGHTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'src/features/*/pages/**/*.spec.ts'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Generous: a busy machine is no defect of the site.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  // The site under test chooses a free port and has a database of its own, so that two clones can be tested at once.
  webServer: {
    command: `exec "${process.execPath}" e2e/site/serve.ts`,
    wait: {
      stdout:
        /The site is at (?<joblane_origin>\S+), a closed one at (?<joblane_closed>\S+), its mail at (?<joblane_mail>\S+), its test controls at (?<joblane_controls>\S+), that of recruiters at (?<joblane_employer>\S+), that of operators at (?<joblane_console>\S+), by names at (?<joblane_jobs>\S+) and (?<joblane_hire>\S+), with the cast (?<joblane_cast>\{.*\})/,
    },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.JOBLANE_ORIGIN ?? '',
    viewport: { width: 1440, height: 900 },
    // The visitor of the journeys lives in the Philippines unless a journey says otherwise.
    locale: 'en-PH',
    timezoneId: 'Asia/Manila',
    actionTimeout: 30_000,
    // Playwright's own is none: a page that hangs would be told as the whole journey's time.
    navigationTimeout: 60_000,
    // What passes through a service worker, a journey can neither see nor change; those about it allow it.
    serviceWorkers: 'block',
    // A recording of each journey would cost an eighth of it; `--trace on` makes one of those that are looked into.
    trace: 'off',
    launchOptions: {
      executablePath: chromium,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        `--disable-features=${[...PLAYWRIGHTS, ...NOT_THE_PAGE].join()}`,
        '--disable-gpu',
        // A page of a window that has one already starts no process: see `windows.ts`.
        '--renderer-process-limit=1',
        '--disable-site-isolation-trials',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
