import type { ReactNode } from 'react'
import { factsOf } from '#config/languages.ts'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import type { Profile } from '../../contract/profile.ts'
import { useText } from './texts.ts'

type Fact = readonly [name: string, value: string, change?: ReactNode]

/** First and last name, in the order of the page's language. */
export function useNameFacts({ first_name, last_name }: Pick<Profile, 'first_name' | 'last_name'>): Fact[] {
  const t = useText()
  const isFamilyNameFirst = factsOf(useLanguage()).isFamilyNameFirst
  const [first, last] = [
    [t('gate.first_name'), first_name] as const,
    [t('gate.last_name'), last_name] as const,
  ]
  return isFamilyNameFirst ? [last, first] : [first, last]
}

/** Facts with a value; one that can be changed is named without a value too. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  const t = useText()
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts
        .filter(([, value, change]) => value !== '' || change !== undefined)
        .map(([name, value, change]) => (
          <div key={name} className="min-w-0">
            <dt className="text-13 text-muted">{name}</dt>
            <dd
              suppressHydrationWarning
              className="flex items-center justify-between gap-3 whitespace-pre-line wrap-anywhere"
            >
              <bdi>{value === '' ? t('profile.none') : value}</bdi>
              {change !== undefined && <span className="shrink-0">{change}</span>}
            </dd>
          </div>
        ))}
    </dl>
  )
}

/** The facts that are not given are named in a quiet line. */
export function GivenFacts({ facts }: { facts: readonly Fact[] }) {
  const t = useText()
  const { list } = useFormats()
  const missing = facts.filter(([, value, change]) => value === '' && change === undefined)
  return (
    <>
      <Facts facts={facts} />
      {missing.length > 0 && (
        <p className="mt-3 text-13 text-muted">
          {t('profile.not_given', { names: list(missing.map(([name]) => name)) })}
        </p>
      )}
    </>
  )
}
