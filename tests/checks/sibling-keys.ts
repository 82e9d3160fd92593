import { parse } from '@swc/core'
import { z } from 'zod'
import type { Check } from './check.ts'
import { projectFiles } from './project-files.ts'

/**
 * React treats two siblings with one key as one element: it shows the wrong one, or removed ones beside new ones. React
 * warns only in development, and only if the page is rendered.
 */
export const siblingKeys: Check = {
  name: 'keys of siblings',
  async run() {
    const pages = projectFiles().filter(({ path }) => path.startsWith('src/') && path.endsWith('.tsx'))
    return { problems: (await Promise.all(pages.map(sharedKeys))).flat() }
  },
}

export async function sharedKeys({ path, text }: { path: string; text: string }): Promise<string[]> {
  const problems: string[] = []
  visit(await parse(text, { syntax: 'typescript', tsx: true }), (node) => {
    const seen = new Set<string>()
    for (const child of node.children ?? []) {
      const keys = keysOf(child)
      for (const key of keys.filter((known) => seen.has(known)))
        problems.push(`${path}: two siblings have the key ${readable(key)}`)
      for (const key of keys) seen.add(key)
    }
  })
  return problems
}

/** The parts of a syntax tree that we use. */
const node = z.looseObject({ type: z.string(), children: z.array(z.unknown()).optional() })
type Node = z.output<typeof node>

function visit(value: unknown, look: (node: Node) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, look)
  else if (typeof value === 'object' && value !== null) {
    const read = node.safeParse(value)
    if (read.success) look(read.data)
    for (const part of Object.values(value)) visit(part, look)
  }
}

/** The keys that a child may have, as written: `a && <X key={k} />` may be one, a conditional expression one of two. */
function keysOf(child: unknown): string[] {
  const read = node.safeParse(child)
  if (!read.success) return []
  const { type, opening, expression, left, right, consequent, alternate } = read.data
  if (type === 'JSXElement') return keyIn(opening)
  const parts = type === 'BinaryExpression' ? [left, right] : [expression, consequent, alternate]
  return INTO.has(type) ? [...new Set(parts.flatMap(keysOf))] : []
}

const INTO = new Set([
  'JSXExpressionContainer',
  'ParenthesisExpression',
  'ConditionalExpression',
  'BinaryExpression',
])

const element = z.object({
  attributes: z.array(
    z.looseObject({ name: z.looseObject({ value: z.string() }).optional(), value: z.unknown().optional() }),
  ),
})

function keyIn(opening: unknown): string[] {
  const { attributes } = element.parse(opening)
  return attributes
    .filter(({ name }) => name?.value === 'key')
    .map(({ value }) => JSON.stringify(value, (field, part) => (IGNORED.has(field) ? undefined : part)))
}

/** The names and texts in it. */
const readable = (key: string): string =>
  Array.from(key.matchAll(/"value":"?([^",}]+)/g), ([, value]) => value).join(' ')

/** The properties with positions. */
const IGNORED = new Set(['span', 'ctxt', 'raw'])
