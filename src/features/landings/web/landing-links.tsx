import { href } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { Link } from '#ui/link.tsx'
import type { LandingLink, Subject } from '../contract.ts'
import { useText } from './texts.ts'
import { useHeading } from './use-heading.ts'

/** The path of a landing, for links. */
export const landingPath = (language: string, path: string): string =>
  `${href('/:lang/jobs', { lang: language })}/${path}`

interface LinkListProps {
  links: readonly LandingLink[]
  /** The label of a link whose group states the rest. */
  nameOf: (subject: Subject) => string
}

/** Landings with their number of jobs, in as many columns as there is room for. */
export function LinkList({ links, nameOf }: LinkListProps) {
  const formats = useFormats()
  const language = useLanguage()
  return (
    <ul className="grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ path, subject, jobs }) => (
        <li key={path} className="min-w-0">
          <Link
            to={landingPath(language, path)}
            className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-2 hover:text-primary hover:underline"
          >
            <bdi className="min-w-0">{nameOf(subject)}</bdi>
            <Formatted className="text-13 text-muted tabular-nums">{formats.number(jobs)}</Formatted>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** A small block for other rooms' pages: landings that a search or a job belongs to. Nothing if there are none. */
export function LandingLinks({ links }: { links: readonly LandingLink[] }) {
  const t = useText()
  const heading = useHeading()
  if (links.length === 0) return null
  return (
    <section aria-labelledby="landing-links" className="page-width pt-2 print:hidden">
      <h2 id="landing-links" className="mb-1 text-17 font-bold">
        {t('landing.more')}
      </h2>
      <LinkList links={links} nameOf={heading} />
    </section>
  )
}
