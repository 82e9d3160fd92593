import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, test } from 'vitest'
import { testDatabase } from '../../../../tests/database/test-database.ts'
import { BrokenFeed } from './feed-errors.ts'
import { importJobs } from './import-jobs.ts'
import { FOUND_OUT, openFeed } from './open-feed.ts'

const folder = mkdtempSync(join(tmpdir(), 'joblane-mangled-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { db } = await testDatabase()
const clock = { now: () => new Date('2026-11-21T12:00:00Z') }
const fixtures = join(import.meta.dirname, 'formats/fixtures')

/** Damages a document as bad lines, bad disks and bad people do: cuts it off, repeats a part, replaces a part. */
type Damage = (bytes: Buffer) => Buffer

const at = fc.double({ min: 0, max: 1, noNaN: true })
const damage: fc.Arbitrary<Damage> = fc.oneof(
  at.map(
    (end): Damage =>
      (bytes) =>
        bytes.subarray(0, Math.floor(end * bytes.length)),
  ),
  fc.tuple(at, fc.integer({ min: 1, max: 40 })).map(
    ([start, length]): Damage =>
      (bytes) => {
        const from = Math.floor(start * bytes.length)
        return Buffer.concat([bytes.subarray(0, from + length), bytes.subarray(from)])
      },
  ),
  fc
    .tuple(
      at,
      fc.oneof(
        fc.uint8Array({ minLength: 1, maxLength: 6 }).map((bytes) => Buffer.from(bytes)),
        fc
          .constantFrom(
            '<',
            '>',
            '"',
            '{',
            ']',
            '\\',
            '\0',
            '&#0;',
            '\\ud800',
            '<![CDATA[',
            'null',
            '1e999',
            ']]>',
          )
          .map((text) => Buffer.from(text)),
      ),
      fc.nat({ max: 8 }),
    )
    .map(
      ([start, inserted, dropped]): Damage =>
        (bytes) => {
          const from = Math.floor(start * bytes.length)
          return Buffer.concat([bytes.subarray(0, from), inserted, bytes.subarray(from + dropped)])
        },
    ),
)

async function importAll(content: Buffer): Promise<void> {
  const path = join(folder, 'feed')
  writeFileSync(path, content)
  const file = { path, size: content.length, name: 'feed', charset: null, address: null }
  const feed = await openFeed(file, FOUND_OUT)
  await importJobs(db, clock, {
    rows: feed.rows(),
    reportFolder: join(folder, 'report'),
    onProgress: () => {},
  })
}

test.each(readdirSync(fixtures))(
  '%s, damaged in whatever way, is read or refused, and never our fault',
  (name) => {
    const whole = readFileSync(join(fixtures, name))
    return fc.assert(
      fc.asyncProperty(
        fc.array(damage, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (damages, isPacked) => {
          const bytes = isPacked ? gzipSync(whole) : whole
          try {
            await importAll(damages.reduce<Buffer>((damaged, harm) => harm(damaged), bytes))
          } catch (error) {
            if (!(error instanceof BrokenFeed)) throw error
          }
        },
      ),
      { numRuns: 60 },
    )
  },
)
