import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/** The parts that a translation may not change, and the plural forms that its language needs. */
export interface MessageShape {
  /** Names of the arguments and tags, sorted: `count`, `<0>`. */
  parameters: string[]
  plurals: PluralShape[]
}

interface PluralShape {
  type: 'cardinal' | 'ordinal'
  branches: string[]
}

const PLURALS = { plural: 'cardinal', selectordinal: 'ordinal' } as const

/** Reads an ICU message; throws when it isn't one. */
export function shapeOf(message: string): MessageShape {
  const parameters = new Set(message.match(/<\/?\d+\/?>/g))
  const plurals: PluralShape[] = []
  const visit = (tokens: unknown): void => {
    if (!Array.isArray(tokens)) return
    for (const token of tokens) {
      if (!Array.isArray(token)) continue
      const [name, type, branches]: unknown[] = token
      parameters.add(String(name))
      if (typeof branches !== 'object' || branches === null) continue
      const { offset: _, ...choices } = { offset: undefined, ...branches }
      if (type === 'plural' || type === 'selectordinal') {
        plurals.push({ type: PLURALS[type], branches: Object.keys(choices) })
      }
      for (const choice of Object.values(choices)) visit(choice)
    }
  }
  visit(compileMessageOrThrow(message))
  return { parameters: [...parameters].sort(), plurals }
}

/**
 * Languages whose `many` is used for round millions only; the number of jobs never reaches them, and `other` is good
 * enough.
 */
const MANY_IS_RARE = new Set(['es', 'pt'])
/** An exact branch is enough for a category that contains one number only. */
const EXACTLY: Readonly<Record<string, string>> = { zero: '0', one: '1', two: '2' }

/** The problems with the plural branches in a language. */
export function pluralProblems({ type, branches }: PluralShape, language: string): string[] {
  const needed = new Set<string>(new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories)
  const missing = [...needed].filter(
    (category) =>
      !branches.includes(category) &&
      !branches.includes(EXACTLY[category] ?? category) &&
      !(category === 'many' && MANY_IS_RARE.has(language)),
  )
  const idle = branches.filter((branch) => !/^\d+$/.test(branch) && !needed.has(branch))
  return [
    ...missing.map((category) => `has no plural branch "${category}"`),
    ...idle.map((branch) => `has a plural branch "${branch}" that its language never takes`),
  ]
}
