import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { locationById, locationName } from '#config/places/places.ts'
import { generateWorld } from '../../demo/world.ts'

/** Imports so many new postings, as `bin/import-jobs` does; resolves when all are written. */
export async function importPostings(count: number, dataFolder: string): Promise<void> {
  const file = join(tmpdir(), `joblane-pages-${process.pid}.jsonl`)
  writeFileSync(file, postings(count))
  try {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '../../src/entry/import-jobs.ts'), file],
      {
        env: { ...process.env, JOBLANE_DATA: dataFolder },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
    const [status] = await once(child, 'exit')
    if (status !== 0) throw new Error(`The import ended with ${status}.`)
  } finally {
    rmSync(file)
  }
}

function postings(count: number): string {
  const source = `bench-${Date.now()}`
  const world = generateWorld({ seed: Date.now() % 100_000, now: new Date(), jobs: count, companies: 500 })
  const companies = new Map(world.companies.map(({ ref, name }) => [ref, name]))
  const rows = world.jobs.map(({ ref, companyRef, country, locationId, texts: [text], postedAt }) => {
    const place = locationById(locationId ?? 0)
    return {
      id: ref,
      source,
      country,
      title: text?.title,
      description: text?.description,
      lang: text?.lang,
      company: companies.get(companyRef),
      location: place && locationName(place, 'en'),
      date: postedAt,
    }
  })
  return rows.map((row) => JSON.stringify(row)).join('\n')
}
