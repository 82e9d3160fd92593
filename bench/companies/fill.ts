/** Jobs that each company has. */
export const JOBS_EACH = 3

/**
 * Names of two or three words built of syllables, a fifth of them each in Han, Japanese and Arabic; all derived from a
 * number.
 */
const name = (number: string) => `
  case ${number} % 5
    when 0 then ${word(number, HAN, 4)} || '公司'
    when 1 then '株式会社' || ${word(number, HAN, 2)} || ${word(`(${number} / 3)`, KANA, 2)}
    when 2 then 'شركة ' || ${word(number, ARABIC, 2)} || ' ' || ${word(`(${number} / 7)`, ARABIC, 2)}
    else initcap(${word(number, LATIN, 2)}) || ' ' || initcap(${word(`(${number} / 11)`, LATIN, 3)})
  end`

const LATIN = 'ka mo ri su ta lan ber vel dor quin pas tel nor gra mi so wen hal bu ce'.split(' ')
const HAN = [...'山川田林東西南北大小中電力金水木光海天星新和平安美国花春高原石井松竹']
const KANA = [...'カワトヨマサキリノハナミヤコシタケモリウエアイス']
const ARABIC = 'نور واحة ال شم ريم بدر سما دار مدى افق'.split(' ')

/** So many syllables, chosen by a number. */
const word = (number: string, syllables: readonly string[], length: number): string =>
  Array.from(
    { length },
    (_, at) =>
      `(array['${syllables.join("','")}'])[1 + ((${number})::bigint * ${7919 + at * 104_729} / ${31 ** at}) % ${syllables.length}]`,
  ).join(' || ')

export const FILL = [
  `insert into companies (name, legal_name, industry_id, company_size_id, financing_stage_id, country, location_id,
      is_verified, description, employees, source, source_ref)
    select name, name || ' ' || n, 1 + n % 50, 1 + n % 8, 1 + n % 11, (array['PH','JP','BR','SG','US','ID','MX','TW'])[1 + n % 8],
      1701668, n % 3 = 0, 'What we do.', n % 9000 + 1, 'bench', n::text
    from (select n, ${name('n')} as name from generate_series(1, $1::int) n) named`,
  `insert into jobs (company_id, country, location_id, arrangement, source, source_ref, posted_at, first_seen_at, valid_through)
    select companies.id, companies.country, 1701668, 1 + n % 3, 'bench', companies.id || '-' || n, now(), now(), now() + interval '30 days'
    from companies, generate_series(1, ${JOBS_EACH}) n`,
  'analyze',
]
