import type { Page } from '@playwright/test'

/** A page that tells when it has shown a number. */
export interface Tab {
  /** When it shows this number, by the clock of this process in milliseconds. Ask before it can. */
  shows(number: number): Promise<number>
}

/**
 * Opens a page that follows its account. Its number is that in the text of the first match of `selector`, or how many
 * matches there are.
 */
export async function openTab(
  page: Page,
  path: string,
  { selector, isCounted }: { selector: string; isCounted: boolean },
): Promise<Tab> {
  const waiting = new Map<number, (at: number) => void>()
  await page.exposeFunction('tellShown', (number: number, at: number) => waiting.get(number)?.(at - ahead))
  const follows = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framesent', (frame) => String(frame.payload).includes('follow')))
  await page.goto(path)
  await follows
  const ahead = await aheadOf(page)
  await page.evaluate(watchNumber, { selector, isCounted })
  return { shows: (number) => new Promise((resolve) => waiting.set(number, resolve)) }
}

/** Runs in the page. What is drawn in a frame is on the screen once the task after it runs. */
function watchNumber({ selector, isCounted }: { selector: string; isCounted: boolean }): void {
  let shown = 0
  const look = () => {
    const found = document.querySelectorAll(selector)
    const number = isCounted ? found.length : Number(found[0]?.textContent ?? 0)
    if (number === shown) return
    shown = number
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => tellShown(number, performance.timeOrigin + performance.now())
      port2.postMessage(null)
    })
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}

declare function tellShown(number: number, at: number): void

const TRIES = 20

/** Milliseconds by which the page's clock is ahead of ours: by the quickest of some questions. */
async function aheadOf(page: Page): Promise<number> {
  const tries: { took: number; ahead: number }[] = []
  for (let count = 0; count < TRIES; count++) {
    const asked = performance.timeOrigin + performance.now()
    const there = await page.evaluate(() => performance.timeOrigin + performance.now())
    const answered = performance.timeOrigin + performance.now()
    tries.push({ took: answered - asked, ahead: there - (asked + answered) / 2 })
  }
  return tries.toSorted((one, other) => one.took - other.took)[0]?.ahead ?? 0
}
