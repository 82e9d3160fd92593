import type { APIRequestContext } from '@playwright/test'
import { attributeOf, type Element, elementsIn, isElement, lineIn, named, parsePage } from './markup.ts'

/**
 * Links and forms as a browser without scripts follows and sends them, by what the served markup says. For journeys whose
 * question is whether forms alone are enough; how a page looks, it cannot tell.
 */
export interface PlainBrowser {
  /** Where it is, after redirects. */
  url(): string
  page(): Element
  open(address: string): Promise<void>
  /** The link with this name. */
  follow(name: string): Promise<void>
  /** Types into the field with this label, or ticks it. */
  fill(label: string | RegExp, text: string | true): void
  /** The same with the first field of this name in the content, for pages in any language. */
  answer(name: string, text: string | true): void
  /** Sends the form of the button with this name. */
  press(name: string): Promise<void>
}

export function plainBrowser(request: APIRequestContext, origin = ''): PlainBrowser {
  let url = origin
  let page = parsePage('')
  const typed = new Map<Element, string | true>()

  const show = async (asked: string, form?: string) => {
    const headers = { origin: new URL(url).origin, 'content-type': 'application/x-www-form-urlencoded' }
    const answer =
      form === undefined ? await request.get(asked) : await request.post(asked, { data: form, headers })
    if (answer.status() >= 400) throw new Error(`${answer.status()} from ${asked}`)
    url = answer.url()
    page = parsePage(await answer.text())
    typed.clear()
  }

  return {
    url: () => url,
    page: () => page,
    open: (address) => show(new URL(address, url).href),
    follow: (name) => show(new URL(attributeOf(onlyNamed(page, LINKS, name), 'href') ?? '', url).href),
    fill: (label, text) => void typed.set(fieldLabelled(page, label), text),
    answer: (name, text) => void typed.set(fieldNamed(page, name), text),
    async press(name) {
      const button = onlyNamed(page, BUTTONS, name)
      const form = ancestorOf(button, 'form')
      const action = attributeOf(button, 'formaction') ?? attributeOf(form, 'action') ?? url
      const pairs = new URLSearchParams([...pairsOf(form, typed), ...pairOf(button)])
      const to = new URL(action, url)
      if (attributeOf(form, 'method')?.toLowerCase() === 'post') return show(to.href, pairs.toString())
      to.search = pairs.toString()
      return show(to.href)
    },
  }
}

const LINKS = ({ tagName, attrs }: Element): boolean =>
  tagName === 'a' && attrs.some(({ name }) => name === 'href')
const BUTTONS = ({ tagName }: Element): boolean => tagName === 'button'
const FIELDS = ({ tagName }: Element): boolean => ['input', 'select', 'textarea'].includes(tagName)

/** The one of the content; else the one of the page. */
function onlyNamed(page: Element, isMeant: (element: Element) => boolean, name: string): Element {
  for (const part of [...named(page, 'main'), page]) {
    const found = elementsIn(part, isMeant).filter(
      (element) => (attributeOf(element, 'aria-label') ?? lineIn(element)) === name,
    )
    const [only] = found
    if (found.length > 1) throw new Error(`There are ${found.length} named ${name}`)
    if (only) return only
  }
  throw new Error(`There is no ${name} in: ${named(page, 'body').map(lineIn).join()}`)
}

function fieldLabelled(page: Element, label: string | RegExp): Element {
  const isMeant = (text: string) => (typeof label === 'string' ? text === label : label.test(text))
  const [meant] = named(page, 'label').filter((element) => isMeant(lineIn(element)))
  const id = meant && attributeOf(meant, 'for')
  const [field] = elementsIn(
    page,
    (element) =>
      FIELDS(element) &&
      (attributeOf(element, 'id') === id || (meant !== undefined && isInside(element, meant))),
  )
  if (!field) throw new Error(`There is no field ${label} in: ${named(page, 'body').map(lineIn).join()}`)
  return field
}

function fieldNamed(page: Element, name: string): Element {
  const fields = named(page, 'main').flatMap((main) => elementsIn(main, FIELDS))
  const field = fields.find((each) => attributeOf(each, 'name') === name && !isHidden(each))
  if (!field) throw new Error(`There is no ${name} in: ${named(page, 'body').map(lineIn).join()}`)
  return field
}

const isHidden = (field: Element): boolean => attributeOf(field, 'type') === 'hidden'

/** What a form sends, but for its buttons. */
const pairsOf = (form: Element, typed: ReadonlyMap<Element, string | true>): [string, string][] =>
  elementsIn(form, FIELDS).flatMap((field) => {
    const name = attributeOf(field, 'name')
    if (name === undefined || attributeOf(field, 'disabled') !== undefined) return []
    const given = typed.get(field)
    const value = sentOf(field, given)
    return value === null ? [] : [[name, value]]
  })

function sentOf(field: Element, given: string | true | undefined): string | null {
  const value = attributeOf(field, 'value') ?? ''
  if (['checkbox', 'radio'].includes(attributeOf(field, 'type') ?? ''))
    return given === true || attributeOf(field, 'checked') !== undefined ? value || 'on' : null
  if (typeof given === 'string') return given
  if (field.tagName === 'textarea') return lineIn(field)
  if (field.tagName !== 'select') return value
  const options = named(field, 'option')
  const [chosen = options[0]] = options.filter((option) => attributeOf(option, 'selected') !== undefined)
  return chosen ? (attributeOf(chosen, 'value') ?? lineIn(chosen)) : null
}

function pairOf(button: Element): [string, string][] {
  const name = attributeOf(button, 'name')
  return name === undefined ? [] : [[name, attributeOf(button, 'value') ?? '']]
}

const isInside = (element: Element, other: Element): boolean =>
  elementsIn(other, (one) => one === element).length > 0

function ancestorOf(element: Element, name: string): Element {
  const { parentNode } = element
  if (!parentNode || !isElement(parentNode)) throw new Error(`${lineIn(element)} is in no ${name}`)
  return parentNode.tagName === name ? parentNode : ancestorOf(parentNode, name)
}
