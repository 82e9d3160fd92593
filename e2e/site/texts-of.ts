/** All that a page says, to the eye or to a screen reader, in the language of the interface. Runs in the browser. */
export function textsOf(page: Document): string[] {
  const { documentElement: root } = page
  const isOurs = (element: Element) => element.closest('[lang]') === root
  const walker = page.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts = []
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (parent && isOurs(parent) && !parent.closest('script, style')) texts.push(walker.currentNode.nodeValue)
  }
  const described = [
    ...page.querySelectorAll('[aria-label], [title], [placeholder], [alt], meta[name=description]'),
  ]
  for (const element of described.filter(isOurs)) {
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'content'])
      texts.push(element.getAttribute(name))
  }
  return texts.flatMap((text) => text?.trim() || [])
}
