import { errorByCode } from '#config/errors/catalogue.ts'
import { RATE_LIMITS } from '#config/limits.ts'
import { errorStatus, errorText } from '#platform/http/error-text.ts'
import { jsonSchema, pathFields } from '#platform/http/openapi.ts'
import { notFound } from '#shared/api-error.ts'
import type { Contract } from '#shared/contract.ts'
import { lookUp } from '#shared/look-up.ts'
import type { Viewer } from '#shared/viewer.ts'
import type { ApiCallDetail, ApiParameter } from '../../contract.ts'
import { fieldsOf, limitsOf, typeOf, valuesOf } from './describe-schema.ts'
import { callOf } from './list-api-calls.ts'
import { PARAMETER_NOTES } from './parameter-notes.ts'

/** A contract as documentation for people; errors in the viewer's language. */
export function describeApiCall(contracts: readonly Contract[], name: string, viewer: Viewer): ApiCallDetail {
  const contract = contracts.find((known) => known.name === name)
  if (contract === undefined) throw notFound()
  return {
    ...callOf(contract),
    parameters: parametersOf(contract),
    fields: fieldsOf(jsonSchema(contract.response, 'output')),
    errors: [...new Set([...ALWAYS, ...contract.errors])]
      .sort()
      .map((code) => errorOf(code, viewer.language)),
    limit: RATE_LIMITS[contract.limit],
  }
}

/** Wrong values, and too many calls. */
const ALWAYS = [40001, 40006]

function parametersOf(contract: Contract): ApiParameter[] {
  const fields = jsonSchema(contract.request, 'input')
  const inPath = pathFields(contract)
  const rest = contract.method === 'GET' ? 'query' : 'body'
  const parameters = Object.entries(fields.properties ?? {}).map(([name, property]): ApiParameter => {
    const schema = typeof property === 'object' ? property : {}
    const place = inPath.includes(name) ? 'path' : rest
    return {
      name,
      in: place,
      required: place === 'path' || (fields.required ?? []).includes(name),
      type: typeOf(schema),
      limits: limitsOf(schema),
      values: valuesOf(schema),
      default: defaultOf(schema.default),
      note: schema.description ?? lookUp(PARAMETER_NOTES, name) ?? null,
    }
  })
  return parameters.sort((a, b) => Number(b.in === 'path') - Number(a.in === 'path'))
}

/** None if the default only means "nothing". */
function defaultOf(value: unknown): string | null {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** The arguments of a message; a placeholder replaces each number. */
const COUNTED: ReadonlySet<string> = new Set(['seconds', 'min', 'max', 'number', 'digits'])

function errorOf(code: number, language: string) {
  const names = errorByCode(code)?.params ?? []
  const params = Object.fromEntries(names.map((name) => [name, COUNTED.has(name) ? 30 : '…']))
  return { code, status: errorStatus(code), message: errorText(code, language, params) }
}
