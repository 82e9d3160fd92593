/**
 * On a slow line the scripts of a page share it with the styles, and the first paint waits for all of them. So a page
 * leaves with its module scripts asleep: a browser neither fetches nor runs what it doesn't know. A few lines at its end
 * wake them as soon as it has been shown; in a tab that nobody sees, at once.
 *
 * Only what was rendered with the mark is ours to change (see `own-scripts.ts`).
 */
export function putScriptsToSleep(html: string, mark: string): string {
  return html.replace(/<(?:link|script)\s[^>]*>/g, (tag) =>
    tag.includes(` nonce="${mark}"`)
      ? tag.replace(' rel="modulepreload"', ` rel="${ASLEEP}"`).replace(' type="module"', ` type="${ASLEEP}"`)
      : tag,
  )
}

const ASLEEP = 'asleep'

/** A module script that has been refused once stays so: a new one takes its place. Its text, and so its hash, is the same. */
export const WAKE_SCRIPTS = `(() => {
  const wake = () => {
    for (const link of document.querySelectorAll('link[rel=${ASLEEP}]')) link.rel = 'modulepreload'
    for (const asleep of document.querySelectorAll('script[type=${ASLEEP}]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.text = asleep.text
      asleep.replaceWith(script)
    }
  }
  if (document.hidden) wake()
  else requestAnimationFrame(() => setTimeout(wake))
})()`
