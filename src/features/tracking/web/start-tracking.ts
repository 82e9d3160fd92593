import { type Reports, startReports } from './reports.ts'
import { isLeftAlone } from './visitor.ts'
import { watchCards } from './watch-cards.ts'
import { watchClicks } from './watch-clicks.ts'
import { watchPages } from './watch-pages.ts'
import { watchStarts } from './watch-starts.ts'
import { watchViews } from './watch-views.ts'

/**
 * Watches the document from outside: lists and cards only carry attributes (`data-query`, `data-job`), so pages contain
 * no tracking code, never wait for it, and never break because of it. Returns whether the visitor allows it.
 */
export function startTracking(): boolean {
  if (isLeftAlone()) return false
  if (isStarted) return true
  isStarted = true
  try {
    const reports = startReports()
    watchClicks(reports)
    watchStarts(reports)
    watchDocument(reports)
  } catch {
    // Ignored: neither we nor the visitor can do anything about it.
  }
  return true
}

/** Once per document: an error page mounts everything again. */
let isStarted = false

/** New elements are processed when the browser is idle, never while it draws. */
function watchDocument(reports: Reports): void {
  const looks = [watchPages(reports), watchCards(reports), watchViews(reports)]
  let isPlanned = false
  const look = () => {
    isPlanned = false
    try {
      for (const lookAgain of looks) lookAgain()
    } catch {
      // See above.
    }
  }
  const plan = () => {
    if (isPlanned) return
    isPlanned = true
    setTimeout(look, PAUSE_MS)
  }
  new MutationObserver(plan).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-job', 'data-query', 'data-job-view'],
  })
  look()
}

const PAUSE_MS = 150
