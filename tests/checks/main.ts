import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { callAddresses } from './call-addresses.ts'
import type { Check, Verdict } from './check.ts'
import { fileSizes } from './file-sizes.ts'
import { foreignKeys } from './foreign-keys.ts'
import { importRules } from './import-rules.ts'
import { languages } from './languages.ts'
import { leftovers } from './leftovers.ts'
import { lintAndFormat, uncheckedCasts } from './lint.ts'
import { names } from './names.ts'
import { plantedViolations } from './planted-violations.ts'
import { sharedPages } from './shared-pages.ts'
import { siblingKeys } from './sibling-keys.ts'
import { specCoverage } from './spec-coverage/spec-coverage.ts'
import { textParts } from './text-parts.ts'
import { texts } from './texts.ts'
import { types } from './types.ts'
import { unused } from './unused.ts'
import { useCaseArguments } from './use-case-arguments.ts'

const CHECKS = [
  types,
  lintAndFormat,
  uncheckedCasts,
  foreignKeys,
  importRules,
  unused,
  fileSizes,
  names,
  leftovers,
  siblingKeys,
  sharedPages,
  callAddresses,
  useCaseArguments,
  texts,
  textParts,
  languages,
  specCoverage,
]

const MOST_LINES = 60

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The file for the sum and the times, as JSON. */
    report: { type: 'string' },
    /** For a run that includes all of Vitest anyway. */
    'without-planted': { type: 'boolean', default: false },
  },
})

const all = values['without-planted'] ? CHECKS : [...CHECKS, plantedViolations]
const chosen = all.filter(({ name }) => positionals.every((word) => name.includes(word)))
const times: { name: string; seconds: number }[] = []
const passed = await runAll(chosen)
const failed = chosen.length - passed
if (values.report) writeFileSync(values.report, JSON.stringify({ passed, failed, skipped: 0, times }))
process.exitCode = failed === 0 && chosen.length > 0 ? 0 : 1

/** Two at a time: the tools read the disk as much as they compute. Returns how many passed. */
async function runAll(checks: readonly Check[]): Promise<number> {
  const waiting = [...checks]
  let passed = 0
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (await runOne(check)) passed += 1
    }
  }
  await Promise.all([worker(), worker()])
  return passed
}

async function runOne({ name, run }: Check): Promise<boolean> {
  const begun = performance.now()
  const verdict = await run().catch((error: unknown): Verdict => ({ problems: [String(error)] }))
  const holds = verdict.problems.length === 0
  const seconds = (performance.now() - begun) / 1000
  times.push({ name: `check: ${name}`, seconds })
  const details = [...verdict.problems, ...(verdict.notes ?? [])].flatMap((text) => text.split('\n'))
  console.log(`${holds ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`)
  for (const line of shortened(details, name)) console.log(`    ${line}`)
  return holds
}

/** A single check prints everything; if there are several, each prints only a part. */
function shortened(lines: readonly string[], name: string): readonly string[] {
  if (chosen.length === 1 || lines.length <= MOST_LINES) return lines
  const rest = lines.length - MOST_LINES
  return [...lines.slice(0, MOST_LINES), `... and ${rest} lines more: npm run check -- "${name}"`]
}
