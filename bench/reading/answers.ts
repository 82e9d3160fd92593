import { JOB_FUNCTIONS } from '#config/taxonomy/tree.ts'
import type { Posting } from '#features/feeds/server/understand-posting.ts'
import { toMajor } from '#shared/money.ts'
import type { Field } from './labels.ts'

/** The values that the importer found, written as in labels.tsv; null where it found nothing. */
export function answersOf(posting: Posting): Readonly<Record<Field, string | null>> {
  const [main] = posting.function_ids
  return {
    language: posting.text.lang === UNDETERMINED ? null : posting.text.lang,
    country: posting.country,
    place: asText(posting.location_id),
    pay: payOf(posting),
    type: asText(posting.job_type_id),
    level: asText(posting.xp_lvl_id),
    arrangement: asText(posting.arrangement),
    function: JOB_FUNCTIONS.find(({ id }) => id === main)?.key ?? null,
  }
}

const UNDETERMINED = 'und'

const asText = (id: number | null) => (id === null ? null : String(id))

function payOf({ pay_kind, pay_min_minor, pay_max_minor, pay_currency }: Posting): string | null {
  if (pay_kind === null || pay_currency === null) return pay_kind
  const end = (minor: number | null) => (minor === null ? '' : toMajor(minor, pay_currency))
  return `${end(pay_min_minor)}-${end(pay_max_minor)} ${pay_currency} ${PERIODS[pay_kind] ?? pay_kind}`
}

const PERIODS: Readonly<Record<string, string>> = {
  hourly: 'hour',
  daily: 'day',
  monthly: 'month',
  annually: 'year',
}
