import { attributeOf, type Element, isElement, isNamed } from './markup.ts'

/** All that a page says, to the eye or to a screen reader, in the language of the interface. */
export function textsOf(root: Element): string[] {
  return root.childNodes.flatMap((node) => {
    if (isElement(node))
      return SILENT.has(node.tagName) || isForeign(node) ? [] : [...described(node), ...textsOf(node)]
    return ('value' in node && node.value.trim()) || []
  })
}

const SILENT: ReadonlySet<string> = new Set(['script', 'style'])

/** Posted, typed or named elsewhere: it says which language it is in. */
const isForeign = (element: Element): boolean => attributeOf(element, 'lang') !== undefined

function described(element: Element): string[] {
  const names = isNamed(element, 'meta', { name: 'description' }) ? ['content'] : DESCRIPTIONS
  return names.flatMap((name) => attributeOf(element, name)?.trim() || [])
}

const DESCRIPTIONS = ['aria-label', 'title', 'placeholder', 'alt']
