import { z } from 'zod'

/** The figures of one run of Lighthouse. */
export interface Figures {
  /** Of 100. */
  scores: Record<Category, number>
  /** Milliseconds; `cls` has no unit, `bytes` are those on the network. */
  numbers: Record<Metric, number>
  /** Audits that cost a category points, with their findings. */
  failures: readonly Failure[]
}

export interface Failure {
  id: string
  title: string
  found: string
}

type Category = keyof typeof CATEGORIES
type Metric = keyof typeof METRICS

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best practices': 'best-practices',
  SEO: 'seo',
} as const

const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speed: 'speed-index',
  bytes: 'total-byte-weight',
} as const

const audit = z.object({
  id: z.string(),
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
  details: z.object({ items: z.unknown() }).partial().optional(),
})

const report = z.object({
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(z.string(), audit),
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
})

/** Throws an error with Lighthouse's code if the page did not load or was not traced: such a run measures nothing. */
export function figuresOf(lhr: unknown): Figures {
  const { categories, audits, runtimeError } = report.parse(lhr)
  if (runtimeError !== undefined) throw Object.assign(new Error(runtimeError.message), runtimeError)
  const failed = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 0.9)
  return {
    scores: mapped(CATEGORIES, (id) => Math.round((categories[id]?.score ?? 0) * 100)),
    numbers: mapped(METRICS, (id) => audits[id]?.numericValue ?? Number.NaN),
    failures: failed.map(({ id, title, displayValue, details }) => ({
      id,
      title,
      found: displayValue ?? JSON.stringify(details?.items ?? '').slice(0, 600),
    })),
  }
}

/** The median of each figure separately; the failures of all runs together. */
export function median(runs: readonly Figures[]): Figures {
  const middle = (read: (figures: Figures) => number) =>
    runs.map(read).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN
  return {
    scores: mapped(CATEGORIES, (_id, name) => middle(({ scores }) => scores[name])),
    numbers: mapped(METRICS, (_id, name) => middle(({ numbers }) => numbers[name])),
    failures: runs.flatMap((run) => run.failures),
  }
}

function mapped<Name extends string, Value, Result>(
  of: Readonly<Record<Name, Value>>,
  make: (value: Value, name: Name) => Result,
): Record<Name, Result>
function mapped(of: Readonly<Record<string, unknown>>, make: (value: unknown, name: string) => unknown) {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, make(value, name)]))
}
