import { markedTags } from './marked-tags.ts'
import { FORM_SENT } from './session/form-sent.ts'

/**
 * On a slow line the scripts of a page share it with the styles, and the first paint waits for all of them. So the
 * server sends a page with its module scripts deferred, by a type and a rel that browsers do not know: they neither fetch
 * nor run them. A few lines at the end of the page load them after the first paint; in a hidden tab, at once.
 *
 * Only tags that were rendered with the mark are changed (see `own-scripts.ts`).
 */
export function deferScripts(html: string, mark: string): string {
  const pieces: string[] = []
  let from = 0
  for (const { start, end } of markedTags(html, mark)) {
    const tag = html
      .slice(start, end)
      .replace(' rel="modulepreload"', ` rel="${DEFERRED}"`)
      .replace(' type="module"', ` type="${DEFERRED}"`)
    pieces.push(html.slice(from, start), tag)
    from = end
  }
  return [...pieces, html.slice(from)].join('')
}

const DEFERRED = 'deferred'

/**
 * A browser never runs a script that it has refused once, so a new one replaces it. Its text and its hash are the same.
 *
 * Who presses Back before the scripts have come changes only the address: after a reload, the entries of the history
 * belong to one document, and nobody listens yet. The page of that address is then loaded. They may have pressed it
 * even before these lines ran, so the address of this page is the one by which the browser has requested it.
 *
 * A form can be sent before the scripts have come, too. Its mark tells them (see `watch-socket.ts`).
 */
export const LOAD_DEFERRED_SCRIPTS = `(() => {
  addEventListener('submit', () => performance.mark('${FORM_SENT}'), true)
  const load = () => {
    for (const link of document.querySelectorAll('link[rel=${DEFERRED}]')) link.rel = 'modulepreload'
    for (const deferred of document.querySelectorAll('script[type=${DEFERRED}]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.text = deferred.text
      deferred.replaceWith(script)
    }
  }
  const [asked] = performance.getEntriesByType('navigation')
  const { pathname, search } = new URL(asked?.name ?? location.href)
  const leave = () => {
    const isOther = location.pathname !== pathname || location.search !== search
    if (isOther && document.documentElement.dataset.ready === undefined) location.reload()
    return isOther
  }
  addEventListener('popstate', leave)
  if (leave()) return
  if (document.hidden) load()
  else requestAnimationFrame(() => setTimeout(load))
})()`
