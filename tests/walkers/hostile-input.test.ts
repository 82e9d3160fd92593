import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorByCode } from '#config/errors/catalogue.ts'
import type { Contract } from '#shared/contract.ts'
import { HOSTILE } from './hostile-values.ts'
import {
  addressOf,
  bodyOf,
  createRefusedBefore,
  dataOf,
  type Fields,
  fieldNames,
  namesInPath,
  refusalOf,
  walkedSite,
} from './walked-site.ts'

/**
 * For any value of a field, the response fits the contract, or is a refusal that the contract declares, beside the
 * wrong field: never a 5xx.
 */

const BADLY_ENCODED = [
  '%',
  '%z',
  '%zz',
  '%u0041',
  '%00',
  '%E0%A4%A',
  '%ED%A0%80',
  '%C0%80',
  '%FF',
  '+',
  ';a=1',
  '=',
]

/** As such a field arrives, when it has been decoded. */
const BADLY_DECODED = {
  'percent signs that encode nothing': '%E0%A4%A %zz %',
  'signs that were no text': 'a\ufffdb\ufffd',
}

const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  { 'accept-language': 'x'.repeat(10_000) },
  { 'accept-language': 'zz-'.repeat(3000) },
  { 'accept-language': 'ja;q=NaN,__proto__;q=1,*' },
  { cookie: 'joblane_language=__proto__; joblane_country=constructor' },
  { cookie: 'joblane_country=%E0%A4%A; joblane_language=%00; =; ;;' },
  { cookie: 'a=b; '.repeat(2000) },
  { accept: 'text/html', 'accept-encoding': 'x', range: 'bytes=5-1', 'if-none-match': '*' },
]

/**
 * The same lines read these fields for every call, whatever its contract takes: one call by address and one by body are
 * enough. A contract that has them is still sent what it refuses.
 */
const BORDER_FIELDS = ['language_code', 'country']

const site = await walkedSite()

const BORDER_SHOWN_BY = new Set(
  ['GET', 'POST'].map((by) => site.contracts.find(({ method }) => method === by)),
)

describe.each(site.contracts)('$name', (contract) => {
  const good = site.goodRequest(contract)
  const isRead = BORDER_SHOWN_BY.has(contract)
  const fields = [...new Set([...fieldNames(contract), ...(isRead ? BORDER_FIELDS : [])])]
  const own = fields.filter((field) => isRead || !BORDER_FIELDS.includes(field))

  test.each(fields)('bears anything as its %s', async (field) => {
    const wasRefusedBefore = createRefusedBefore({ isTakenOnce: !own.includes(field) })
    for (const [title, value] of Object.entries({ ...HOSTILE, ...BADLY_DECODED })) {
      const request = { ...good, [field]: value }
      if (!wasRefusedBefore(contract, request)) await expectAnswerOrRefusal(contract, request, title)
    }
  })

  test.each(encodedIn(contract, own))('bears a badly encoded %s', async (field) => {
    for (const raw of BADLY_ENCODED) {
      const response = await site.fetch(
        encodedAddress(contract, good, field, raw),
        bodyOf(contract.method, good),
      )
      await expectAnswerOrRefusalOf(contract, response, raw)
    }
  })

  if (own.length > 0)
    test('bears any of it together', async () => {
      const value = fc.oneof(
        fc.constantFrom(...Object.values(HOSTILE)),
        fc.string({ unit: 'binary' }),
        fc.integer(),
        fc.double(),
        fc.array(fc.string(), { maxLength: 5 }),
      )
      const anything = fc.record(Object.fromEntries(own.map((field) => [field, value])), {
        requiredKeys: [],
      })
      await fc.assert(
        fc.asyncProperty(anything, async (given) => {
          await expectAnswerOrRefusal(contract, { ...good, ...given }, 'together')
        }),
        { numRuns: 25 },
      )
    })

  test('does not mind fields that it does not know', async () => {
    const strange = ['__proto__', 'constructor', 'toString', '', 'a[b]', `${fields[0]}[]`, 'x'.repeat(5000)]
    const many = Array.from({ length: 2000 }, (_, number) => `f${number}`)
    for (const names of [strange, many]) {
      const unknown = Object.fromEntries(names.map((name) => [name, 'x']))
      await dataOf(contract, await site.send(contract, { ...unknown, ...good }))
    }
  })

  test.each(HOSTILE_HEADERS)('bears hostile headers %#', async (headers) => {
    await dataOf(contract, await site.send(contract, good, { headers }))
  })
})

/**
 * Each field of a path, which the router decodes by its route, and one of those that all queries are decoded by. What a
 * contract makes of decoded texts, each of its fields shows with `BADLY_DECODED`.
 */
function encodedIn(contract: Contract, fields: readonly string[]): string[] {
  const inPath = namesInPath(contract)
  return [...inPath, ...fields.filter((field) => !inPath.includes(field)).slice(0, 1)]
}

/** With a field of exactly these characters; the fields of a body may be repeated in the address. */
function encodedAddress(contract: Contract, good: Fields, field: string, raw: string): string {
  const address = addressOf(contract, { ...good, [field]: 'HOSTILE' })
  return address.includes('HOSTILE') ? address.replace('HOSTILE', raw) : `${address}${field}=${raw}`
}

async function expectAnswerOrRefusal(contract: Contract, fields: Fields, title: string): Promise<void> {
  await expectAnswerOrRefusalOf(contract, await site.send(contract, fields), title)
}

async function expectAnswerOrRefusalOf(contract: Contract, response: Response, title: string): Promise<void> {
  // Several long values together are more than the server reads.
  if (response.status === 431) return
  if (response.status === 200) {
    await dataOf(contract, response)
    return
  }
  const { code, errors } = await refusalOf(response)
  expect(refusalsOf(contract), `${title} was refused by a code that is not declared`).toContain(code)
  expect(response.status, title).toBe(errorByCode(code)?.status)
  if (code === 40001)
    expect(Object.keys(errors).every((name) => fieldNames(contract).includes(name))).toBe(true)
}

/** A strange value in the path may match no call at all. */
const refusalsOf = (contract: Contract): number[] => [
  40001,
  ...contract.errors,
  ...(namesInPath(contract).length > 0 ? [40004] : []),
]
