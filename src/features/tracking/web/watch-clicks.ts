import { listEvent } from './list-event.ts'
import type { Reports } from './reports.ts'

/** Reports the cards whose job was chosen, here or in another tab: one listener for all present and future cards. */
export function watchClicks(reports: Reports): void {
  const onClick = ({ target, button }: MouseEvent) => {
    try {
      if (!(target instanceof Element) || button === 2) return
      const card = target.closest('[data-job]')
      const link = target.closest('a')
      if (card === null || link === null || !/^\/[^/]+\/job\//.test(link.pathname)) return
      const event = listEvent(card)
      if (event !== null) reports.click(event)
    } catch {
      // The click itself is not affected.
    }
  }
  document.addEventListener('click', onClick, { capture: true, passive: true })
  document.addEventListener('auxclick', onClick, { capture: true, passive: true })
}
