import { defineConfig, devices } from '@playwright/test'

const chromium = process.env.CHROMIUM || '/usr/bin/chromium'
const isRoot = process.getuid?.() === 0

export default defineConfig({
  testDir: 'e2e',
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
        /The site is at (?<joblane_origin>\S+), a closed one at (?<joblane_closed>\S+), that of recruiters at (?<joblane_employer>\S+), with the cast (?<joblane_cast>\{.*\})/,
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
    // What passes through a service worker, a journey can neither see nor change; those about it allow it.
    serviceWorkers: 'block',
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      executablePath: chromium,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
