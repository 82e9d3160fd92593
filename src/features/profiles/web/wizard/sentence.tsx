import { Fragment, type ReactNode } from 'react'
import { localeOf } from '#i18n/formats.ts'
import { isolateBidi } from '#i18n/isolate-bidi.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { Formatted } from '#ui/formatted.tsx'
import { Link } from '#ui/link.tsx'
import type { Wizard } from '../../contract/wizard.ts'
import type { Question } from '../../contract/wizard-questions.ts'
import { Text, useText } from '../texts.ts'

interface SentenceProps {
  wizard: Wizard
  /** The names of the chosen job types. */
  types: readonly string[]
  question: Question
  /** The address of a question that leads back here. */
  pathTo: (question: Question) => string
}

/** Stands for an answer that is still open. */
const OPEN = '…'

/**
 * The answers so far as one sentence: each part leads to its question. It is one message in each language, with the
 * parts in the language's own order. A part without an answer is left out, unless its question is being asked.
 */
export function Sentence({ wizard, types, question, pathTo }: SentenceProps) {
  const t = useText()
  const formats = useFormats()
  const language = useLanguage()
  const { titles, location, arrangement_id, salary_min, salary_currency } = wizard
  const said = {
    place: location?.value ?? null,
    arrangement: arrangement_id === null ? null : t(ARRANGEMENTS[arrangement_id] ?? 'wizard.on_site'),
    types:
      types.length === 0
        ? null
        : orList(
            types.map((type) => type.toLocaleLowerCase(language)),
            language,
          ),
    pay: salary_min === null || salary_currency === null ? null : formats.money(salary_min, salary_currency),
  }
  const isAsked = {
    titles: 'titles',
    place: 'place',
    arrangement: 'place',
    types: 'types',
    pay: 'pay',
  } as const
  const shows = (part: keyof typeof isAsked, has: boolean) =>
    has || isAsked[part] === question ? 'yes' : 'no'
  const part = (name: keyof typeof said) => (
    <Part isHole={isAsked[name] === question} to={pathTo(isAsked[name])} />
  )
  return (
    <p className="wizard-sentence">
      <Text
        id="wizard.sentence"
        values={{
          has_titles: shows('titles', titles.length > 0),
          has_place: shows('place', said.place !== null),
          has_arrangement: said.arrangement === null ? 'no' : 'yes',
          has_types: shows('types', said.types !== null),
          has_pay: shows('pay', said.pay !== null),
          ...isolateBidi(
            {
              place: said.place ?? OPEN,
              arrangement: said.arrangement ?? OPEN,
              types: said.types ?? OPEN,
              pay: said.pay ?? OPEN,
            },
            language,
          ),
        }}
        components={{
          0: <Titles titles={titles} isHole={question === 'titles'} to={pathTo('titles')} />,
          1: part('place'),
          2: part('arrangement'),
          3: part('types'),
          4: part('pay'),
        }}
      />
    </p>
  )
}

/** By the ids of the list `arrangements`; as they stand within a sentence. */
const ARRANGEMENTS: Readonly<Record<number, 'wizard.on_site' | 'wizard.hybrid' | 'wizard.remote'>> = {
  1: 'wizard.on_site',
  2: 'wizard.hybrid',
  3: 'wizard.remote',
}

/** The message gives the children. */
function Part({ isHole, to, children }: { isHole: boolean; to: string; children?: ReactNode }) {
  const className = classNames('wizard-part', isHole && 'wizard-hole')
  return isHole ? (
    <strong suppressHydrationWarning className={className}>
      {children}
    </strong>
  ) : (
    <Link to={to} className={className}>
      <span suppressHydrationWarning>{children}</span>
    </Link>
  )
}

/** Each title can be pressed by itself; “or” stands between them as the language has it. */
function Titles({ titles, isHole, to }: { titles: Wizard['titles']; isHole: boolean; to: string }) {
  const t = useText()
  const language = useLanguage()
  if (titles.length === 0)
    return (
      <Part isHole={isHole} to={to}>
        {OPEN}
      </Part>
    )
  const names = titles.map(({ id, value }) => (id === null ? t('wizard.quoted', { words: value }) : value))
  return orParts(names, language).map(({ type, value }, place) =>
    type === 'element' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity.
      <Part key={place} isHole={isHole} to={to}>
        <bdi>{value}</bdi>
      </Part>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other identity.
      <Fragment key={place}>
        <Formatted>{value}</Formatted>
      </Fragment>
    ),
  )
}

const orParts = (names: readonly string[], language: Parameters<typeof localeOf>[0]) =>
  new Intl.ListFormat(localeOf(language, null), { type: 'disjunction' }).formatToParts(names)

const orList = (...list: Parameters<typeof orParts>): string =>
  orParts(...list)
    .map(({ value }) => value)
    .join('')
