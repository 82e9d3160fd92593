/**
 * Takes the card around an element from its list at once, and moves the focus to the next card, at the end to the one
 * before. The markup of cards is not React's to change (docs/decisions/0050), so the item is hidden, as the script of
 * hidden jobs does it. Returns what brings the card back.
 */
export function leaveCard(element: Element | null): () => void {
  const item = element?.closest('li')
  if (!item) return () => {}
  const next = neighbour(item, 'nextElementSibling') ?? neighbour(item, 'previousElementSibling')
  item.hidden = true
  next?.querySelector<HTMLElement>('.card-link')?.focus()
  return () => {
    item.hidden = false
    item.querySelector<HTMLElement>('.card-link')?.focus()
  }
}

function neighbour(item: Element, where: 'nextElementSibling' | 'previousElementSibling'): Element | null {
  for (let at = item[where]; at !== null; at = at[where]) {
    if (at instanceof HTMLElement && !at.hidden && at.querySelector('.card-link') !== null) return at
  }
  return null
}
