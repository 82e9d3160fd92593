import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { type Figures, figuresOf } from './figures.ts'

/** Not among the packages of the project: with all that it needs it is more than a quarter of their files. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

const BROWSER = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run']

/**
 * Runs Lighthouse once on a page, in a new browser: no cache of the last run is used. npm fetches it for the first run
 * and keeps it. Throws what Lighthouse says of a page that it could not measure.
 */
export async function audit(url: string): Promise<Figures> {
  return figuresOf(await reportOf(url))
}

function reportOf(url: string): Promise<unknown> {
  const npm = ['exec', '--yes', '--prefer-offline', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url]
  const flags = ['--output=json', '--quiet', `--chrome-flags=${BROWSER.join(' ')}`]
  const env = {
    ...process.env,
    CHROME_PATH: process.env.CHROMIUM || '/usr/bin/chromium',
    // The Node that runs this, which may not be the one that npm came with.
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  }
  return new Promise((resolve, reject) => {
    execFile('npm', [...npm, ...flags], { env, maxBuffer: LARGEST_REPORT }, (failure, report, complaint) => {
      // A page that could not be measured has a report as well, which says why.
      if (report !== '') resolve(JSON.parse(report))
      else
        reject(
          new Error(`${LIGHTHOUSE} did not run, or npm could not fetch it.\n${complaint}`, {
            cause: failure,
          }),
        )
    })
  })
}

const LARGEST_REPORT = 100_000_000
