import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** Pages read without a browser, by the rules that browsers parse by. */

export type Element = DefaultTreeAdapterTypes.Element

/** The `html` of a page. */
export function parsePage(markup: string): Element {
  const root = parse(markup, { scriptingEnabled: false }).childNodes.find(isElement)
  if (!root) throw new Error('A page always has a root')
  return root
}

/** Of the elements below one, in the order of the page, those that are meant. */
export function elementsIn(root: Element, isMeant: (element: Element) => boolean): Element[] {
  return root.childNodes
    .filter(isElement)
    .flatMap((child) => [...(isMeant(child) ? [child] : []), ...elementsIn(child, isMeant)])
}

/** Those of a name, with these values of attributes; without a value, with any. */
export const named = (
  root: Element,
  name: string,
  attributes: Readonly<Record<string, string | null>> = {},
) => elementsIn(root, (element) => isNamed(element, name, attributes))

export function isNamed(
  element: Element,
  name: string,
  attributes: Readonly<Record<string, string | null>> = {},
): boolean {
  if (element.tagName !== name) return false
  return Object.entries(attributes).every(([attribute, wanted]) => {
    const value = attributeOf(element, attribute)
    return wanted === null ? value !== undefined : value === wanted
  })
}

export const attributeOf = (element: Element, name: string): string | undefined =>
  element.attrs.find((attribute) => attribute.name === name)?.value

/** All that is written in it, scripts included. */
export const textIn = (element: Element): string =>
  element.childNodes
    .map((child) => (isElement(child) ? textIn(child) : 'value' in child ? child.value : ''))
    .join('')

/** The same in one line. */
export const lineIn = (element: Element): string => textIn(element).replaceAll(/\s+/g, ' ').trim()

export const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => 'tagName' in node
