import type { z } from 'zod'
import type { ApiField } from '../../contract.ts'

type Schema = z.core.JSONSchema.BaseSchema

/** A type in the short form that readers of specifications know: `integer`, `string[]`, `object | null`. */
export function typeOf(schema: Schema): string {
  const types = choicesOf(schema).map(plainType)
  return [...new Set(types)].join(' | ')
}

function plainType(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return 'string'
  const { type } = schema
  if (type === 'array') return `${typeOf(itemOf(schema) ?? {})}[]`
  return Array.isArray(type) ? type.join(' | ') : (type ?? 'any')
}

/** The values that it accepts, if they are an enumeration. */
export const valuesOf = (schema: Schema): string[] => (schema.enum ?? []).map(String)

/** The constraints of a value beside its type. */
export function limitsOf(schema: Schema): string[] {
  const item = itemOf(schema)
  const limits: [string, unknown][] = [
    ['≥', schema.minimum],
    ['>', schema.exclusiveMinimum],
    ['≤', isSafe(schema.maximum) ? schema.maximum : undefined],
    ['length ≥', schema.minLength],
    ['length ≤', schema.maxLength],
    ['items ≤', schema.maxItems],
    ['pattern', schema.pattern],
  ]
  const own = limits.flatMap(([sign, value]) => (value === undefined ? [] : [`${sign} ${String(value)}`]))
  return item === undefined ? own : [...own, ...limitsOf(item).map((limit) => `each ${limit}`)]
}

/** Every field below a schema by its path, depth first. */
export function fieldsOf(schema: Schema, path = '', depth = 0): ApiField[] {
  if (depth > DEEPEST) return []
  const fields = choicesOf(schema).flatMap((choice) => {
    const item = itemOf(choice)
    if (item !== undefined) return fieldsOf(item, `${path}[]`, depth)
    return Object.entries(choice.properties ?? {}).flatMap(([name, value]) => {
      const property = asSchema(value) ?? {}
      const at = path === '' ? name : `${path}.${name}`
      return [{ path: at, type: typeOf(property) }, ...fieldsOf(property, at, depth + 1)]
    })
  })
  const known = new Set<string>()
  return fields.filter((field) => !known.has(field.path) && known.add(field.path))
}

const DEEPEST = 6

const choicesOf = (schema: Schema): Schema[] => {
  const choices = schema.anyOf ?? schema.oneOf
  return choices === undefined ? [schema] : choices.filter(isSchema)
}

const itemOf = (schema: Schema): Schema | undefined => asSchema(schema.items)

const asSchema = (part: unknown): Schema | undefined => (isSchema(part) ? part : undefined)

/** In JSON Schema `true` and `false` may replace a schema, and a list may replace that of a tuple. */
const isSchema = (part: unknown): part is Schema =>
  typeof part === 'object' && part !== null && !Array.isArray(part)

/** The largest numbers of JavaScript, of the database and of pay tell readers nothing. */
const isSafe = (maximum: number | undefined): boolean =>
  maximum !== undefined && maximum < 1e15 && maximum !== 2 ** 31 - 1
