import type { ReactNode } from 'react'
import { localeOf } from '#i18n/formats.ts'
import { useCountry, useLanguage } from '#i18n/language-provider.tsx'
import { monthFormat } from '#i18n/month-format.ts'
import { Dotted } from '#ui/dotted.tsx'
import type { QuickResume } from '../../contract/quick-resume.ts'
import { useText } from '../texts.ts'

type Entry = QuickResume['entries'][number]

const SECTIONS = [
  'basics',
  'work_experiences',
  'educations',
  'skills',
  'languages',
  'links',
  'licenses',
] as const satisfies readonly Entry['section'][]

/** Those whose entries are single words: they stand beside each other. */
const IS_SHORT: ReadonlySet<string> = new Set(['skills', 'languages'])

/** All that was read, section by section. */
export function ReadEntries({ resume: { entries, contacts } }: { resume: QuickResume }) {
  const t = useText()
  const reached = [...contacts.emails, ...contacts.phones]
  return (
    <div className="grid gap-5">
      {reached.length > 0 && (
        <Section title={t('quick.contacts')}>
          <li className="break-words">
            <Dotted>
              {reached.map((one) => (
                <bdi key={one}>{one}</bdi>
              ))}
            </Dotted>
          </li>
        </Section>
      )}
      {SECTIONS.map((section) => {
        const own = entries.filter((entry) => entry.section === section)
        if (own.length === 0) return null
        return (
          <Section key={section} title={t(`quick.${section}`)}>
            {IS_SHORT.has(section) ? (
              <li className="break-words">
                <Dotted>
                  {own.map((entry) => (
                    <bdi key={entry.key}>{entry.title}</bdi>
                  ))}
                </Dotted>
              </li>
            ) : (
              own.map((entry) => <ReadEntry key={entry.key} entry={entry} />)
            )}
          </Section>
        )
      })}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-17 font-bold">{title}</h2>
      <ul className="mt-1.5 grid gap-2.5">{children}</ul>
    </section>
  )
}

function ReadEntry({ entry: { title, details, start, end, is_current, text } }: { entry: Entry }) {
  const t = useText()
  const month = useMonthName()
  const from = start === null ? '' : month(start)
  const to = is_current ? t('quick.now') : end === null ? '' : month(end)
  const period = from !== '' && to !== '' ? t('quick.period', { from, to }) : from || to
  const more = [...details, ...(period === '' ? [] : [period])]
  return (
    <li className="grid min-w-0 gap-0.5">
      <bdi className="line-clamp-4 font-semibold break-words whitespace-pre-line">
        {title === '' ? '–' : title}
      </bdi>
      {more.length > 0 && (
        <span className="break-words text-muted">
          <Dotted>
            {more.map((one) => (
              <bdi key={one}>{one}</bdi>
            ))}
          </Dotted>
        </span>
      )}
      {text !== null && <bdi className="line-clamp-3 break-words whitespace-pre-line">{text}</bdi>}
    </li>
  )
}

function useMonthName() {
  return monthFormat(localeOf(useLanguage(), useCountry()))
}
