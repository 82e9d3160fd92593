import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** The pages that most visitors open first. A job and a company are found as a visitor finds them: in the lists. */
export async function pagePaths(
  origin: string,
  language: string,
): Promise<Record<'home' | 'search' | 'job' | 'company', string>> {
  const search = `/${language}/onsite-job?country=PH`
  return {
    home: `/${language}?country=PH`,
    search,
    job: await firstLink(origin, search, `/${language}/job/`),
    company: await firstLink(origin, `/${language}/companies?country=PH`, `/${language}/company/`),
  }
}

async function firstLink(origin: string, path: string, start: string): Promise<string> {
  const html = await (await fetch(origin + path)).text()
  const at = html.indexOf(`href="${start}`)
  if (at < 0) throw new Error(`There is no link to ${start} on ${path}`)
  return html.slice(at + 6, html.indexOf('"', at + 6)).replaceAll('&amp;', '&')
}

/** The site of the browser journeys: the built pages, a free port, a temporary database. */
export async function startSite(): Promise<{ origin: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['e2e/site/serve.ts'], {
    cwd: new URL('../..', import.meta.url),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  for await (const line of createInterface(child.stdout)) {
    const origin = /The site is at ([^\s,]+)/.exec(line)?.[1]
    if (origin !== undefined) return { origin, stop }
  }
  throw new Error('The site did not start; is there a build? (npm start makes it)')
}
