import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Prepares the database that each test file clones.
const TEMPLATE_DATABASE = 'tests/database/global-setup.ts'

/** Files that start processes take longest. First, so that no worker is alone with one when the others are done. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const startsProcesses = ({ moduleId }: TestSpecification) =>
      readFileSync(moduleId, 'utf8').includes("'node:child_process'")
    const { first = [], then = [] } = Object.groupBy(await super.sort(files), (file) =>
      startsProcesses(file) ? 'first' : 'then',
    )
    return [...first, ...then]
  }
}

export default defineConfig({
  test: {
    include: ['{src,bin,db,demo,tests,bench}/**/*.test.{js,ts,tsx}'],
    exclude: ['tests/rules/planted/**'],
    environment: 'node',
    globalSetup: existsSync(TEMPLATE_DATABASE) ? [TEMPLATE_DATABASE] : [],
    // Two cores are the least we expect; more workers than that only make databases wait for each other.
    maxWorkers: 2,
    sequence: { sequencer: ProcessesFirst },
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
