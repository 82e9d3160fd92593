import { data } from 'react-router'
import type { z } from 'zod'
import { resumeContent, resumeSetting } from '../contract/resume-content.ts'
import type { Typed } from '../web/editor/draft-context.ts'

/**
 * Reads the form of the editor as it is sent without a script: names are paths such as `work.0.title`, months come in
 * two halves, and the last of two values of a box counts. Throws 422 for what the fields cannot contain.
 */
export function typedIn(form: FormData): Typed {
  const sent = treeOf(form)
  const content = resumeContent.safeParse({
    ...sent,
    sections: form.getAll('sections'),
    japan: numbersLeftOut(sent.japan),
  })
  const setting = resumeSetting.safeParse(sent.setting ?? {})
  if (!content.success || !setting.success) throw data(null, { status: 422 })
  return { content: content.data, setting: setting.data }
}

const NAME = /^[a-z_]+(?:\.(?:[a-z_]+|\d{1,2}))*$/
const TICKS = new Set(['is_current', 'has_photo', 'has_contacts', 'fits_one_page'])
const MONTH_HALF = /_(month|year)$/

function treeOf(form: FormData): Record<string, unknown> {
  const tree = new Map<string, unknown>()
  const months = new Map<string, { month: string; year: string }>()
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !NAME.test(name)) continue
    const half = MONTH_HALF.exec(name)?.[1]
    if (half === undefined) tree.set(name, TICKS.has(name.split('.').at(-1) ?? '') ? value === '1' : value)
    else {
      const whole = name.replace(MONTH_HALF, '')
      const known = months.get(whole) ?? { month: '', year: '' }
      months.set(whole, { ...known, [half]: value })
    }
  }
  for (const [name, { month, year }] of months)
    tree.set(name, year === '' ? '' : month === '' ? year : `${year}-${month}`)
  return nested([...tree].map(([name, value]) => [name.split('.'), value]))
}

/** Numbers of a list become its entries in their order. */
function nested(fields: readonly (readonly [readonly string[], unknown])[]): Record<string, unknown> {
  const groups = Map.groupBy(fields, ([[first = '']]) => first)
  return Object.fromEntries([...groups].map(([name, inside]) => [name, valueAt(inside)]))
}

function valueAt(fields: readonly (readonly [readonly string[], unknown])[]): unknown {
  const [leaf] = fields.filter(([path]) => path.length === 1)
  if (leaf !== undefined) return leaf[1]
  const inside = nested(fields.map(([path, value]) => [path.slice(1), value]))
  const entries = Object.entries(inside)
  return entries.every(([name]) => /^\d+$/.test(name))
    ? entries.toSorted(([one], [other]) => Number(one) - Number(other)).map(([, value]) => value)
    : inside
}

/** The form has no fields for them. */
const numbersLeftOut = (japan: unknown): z.input<typeof resumeContent>['japan'] =>
  typeof japan === 'object' && japan !== null ? { ...japan } : {}
