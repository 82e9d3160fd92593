import { existsSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

// Prepares the database that each test file clones.
const TEMPLATE_DATABASE = 'tests/database/global-setup.ts'

export default defineConfig({
  test: {
    include: ['{src,bin,db,demo,tests,bench}/**/*.test.{js,ts,tsx}'],
    exclude: ['tests/rules/planted/**'],
    environment: 'node',
    globalSetup: existsSync(TEMPLATE_DATABASE) ? [TEMPLATE_DATABASE] : [],
    // Two cores are the least we expect; more workers than that only make databases wait for each other.
    maxWorkers: 2,
    // Modules are evaluated once in each worker, not once in each file: a file leaves nothing behind in them.
    isolate: false,
    // Generous: a busy machine is no defect of the site.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // What is waited for comes at once, but not on a machine that is busy with other things.
    expect: { poll: { timeout: 20_000 } },
    restoreMocks: true,
  },
})
