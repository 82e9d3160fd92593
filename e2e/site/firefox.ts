import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'
import { z } from 'zod'

/**
 * Firefox without a window, by WebDriver BiDi: Playwright's own Firefox has no push, and lets nobody press what the
 * browser itself shows. Here the question for permission and the notifications are those of people.
 */
export interface Firefox {
  open(address: string): Promise<void>
  /** What an expression is in the page that was opened last, or in the window around it; promises are awaited. */
  inPage(expression: string): Promise<unknown>
  inWindow(expression: string): Promise<unknown>
  /** Presses the button or link whose name begins so, as with a mouse. */
  press(name: string): Promise<void>
  /** The addresses of all its tabs. */
  tabs(): Promise<string[]>
  close(): Promise<void>
}

const PREFS = {
  // Those for automation switch push off.
  'remote.prefs.recommended': false,
  'dom.push.testing.allowInsecureServerURL': true,
  // It shows notifications itself: a machine for tests has no desktop that would.
  'alerts.useSystemBackend': false,
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'browser.aboutwelcome.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'toolkit.telemetry.unified': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'extensions.systemAddon.update.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  // A person needs time before the question takes a press.
  'security.notification_enable_delay': 0,
}

/** `languages` as `Accept-Language` has them. */
export async function startFirefox(
  program: string,
  { pushSocket, languages = 'en' }: { pushSocket: string; languages?: string },
): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'joblane-firefox-'))
  const prefs = { ...PREFS, 'dom.push.serverURL': pushSocket, 'intl.accept_languages': languages }
  const lines = Object.entries(prefs).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const own = ['--headless', '--no-remote', '--profile', profile]
  const remote = ['--remote-debugging-port=0', '--remote-allow-system-access']
  const browser = spawn(program, [...own, ...remote, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  const { ask, end } = await connect(`${await addressOf(browser)}/session`)
  await ask('session.new', { capabilities: {} }, z.unknown())

  const top = async (scope: object = {}) =>
    (await ask('browsingContext.getTree', { maxDepth: 0, ...scope }, tree)).contexts
  const page = (await top())[0]?.context ?? ''
  const evaluate = async (context: string, expression: string): Promise<unknown> => {
    const given = {
      ...{ expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value) ?? 'null')` },
      ...{ target: { context }, awaitPromise: true, userActivation: false },
    }
    const { result } = await ask('script.evaluate', given, evaluated)
    return JSON.parse(result.value)
  }

  return {
    async open(address) {
      await ask('browsingContext.navigate', { context: page, url: address, wait: 'complete' }, z.unknown())
    },
    inPage: (expression) => evaluate(page, expression),
    async inWindow(expression) {
      const [window] = await top({ 'moz:scope': 'chrome' })
      return evaluate(window?.context ?? '', expression)
    },
    async press(name) {
      const find = `(name) => [...document.querySelectorAll('button, a')].find((each) =>
        (each.getAttribute('aria-label') ?? each.textContent).trim().startsWith(name) && each.checkVisibility())`
      const asked = {
        ...{
          functionDeclaration: `(name) => { const found = (${find})(name);
          found?.scrollIntoView({ block: 'center' }); return found ?? null }`,
        },
        ...{ arguments: [{ type: 'string', value: name }], target: { context: page }, awaitPromise: false },
      }
      const { result } = await ask('script.callFunction', asked, located)
      const origin = { type: 'element', element: { sharedId: result.sharedId } }
      const actions = [
        { type: 'pointerMove', x: 0, y: 0, origin },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
      await ask('input.performActions', { context: page, actions: [mouse] }, z.unknown())
    },
    tabs: async () => (await top()).map(({ url }) => url),
    async close() {
      end()
      browser.kill('SIGTERM')
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

const tree = z.object({ contexts: z.array(z.object({ context: z.string(), url: z.string() })) })
const evaluated = z.object({ result: z.object({ type: z.literal('string'), value: z.string() }) })
const located = z.object({ result: z.object({ type: z.literal('node'), sharedId: z.string() }) })

/** It says where it listens, once it does. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr === null) throw new Error('Firefox was started without its output.')
  for await (const line of createInterface({ input: stderr })) {
    const [, address] = /WebDriver BiDi listening on (\S+)/.exec(line) ?? []
    // Otherwise it waits for a reader of what it says later.
    if (address !== undefined) stderr.resume()
    if (address !== undefined) return address
  }
  throw new Error('Firefox ended before it listened.')
}

const answer = z.object({
  id: z.number().nullable().default(null),
  result: z.unknown(),
  error: z.string().optional(),
  message: z.string().optional(),
})

async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  const waiting = new Map<number, (given: z.output<typeof answer>) => void>()
  socket.on('message', (text) => {
    const given = answer.parse(JSON.parse(String(text)))
    if (given.id !== null) waiting.get(given.id)?.(given)
  })
  let last = 0
  const ask = async <T>(method: string, params: object, schema: z.ZodType<T>): Promise<T> => {
    const id = ++last
    const answered = new Promise<z.output<typeof answer>>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await answered
    if (error !== undefined) throw new Error(`${method}: ${error}: ${message}`)
    return schema.parse(result)
  }
  return { ask, end: () => socket.terminate() }
}
