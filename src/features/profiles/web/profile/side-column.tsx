import type { ReactNode } from 'react'
import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { BuildingIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import type { Profile } from '../../contract/profile.ts'
import { type Advice, AskedByJobs, NextBestThing } from '../advice/advice-cards.tsx'
import { EyeIcon, LockIcon } from './icons.tsx'
import { NextPart, nextBestThing } from './next-part.tsx'
import { useText } from './texts.ts'

interface BestColumnProps {
  advice: Advice | null
  /** Whether all questions of the wizard were answered or declined. */
  isWizardDone: boolean
  /** The parts of the profile that would add most, best first. */
  missing: readonly string[]
}

/** Beside a profile; above its sections on phones. */
export function BestColumn({ advice, isWizardDone, missing }: BestColumnProps) {
  const lang = useLanguage()
  if (!isWizardDone) return <GoOn />
  const next = nextBestThing(advice?.next ?? null, missing)
  if (next !== 'counted') return next && <NextPart part={next} />
  return advice && <NextBestThing advice={advice} back={`/${lang}/profile`} />
}

/** Leads to the questions that are left. */
function GoOn() {
  const t = useText()
  const lang = useLanguage()
  return (
    <section className="rounded-card bg-tint p-5" aria-labelledby="go-on">
      <h2 id="go-on" className="text-17 font-bold">
        {t('profile.go_on_title')}
      </h2>
      <p className="mt-1 mb-3">{t('profile.go_on_text')}</p>
      <LinkButton look="primary" to={href('/:lang/jobseeker-complete-profile/:step?', { lang })}>
        {t('profile.go_on')}
      </LinkButton>
    </section>
  )
}

/** Beside a profile; below it on phones. */
export function SideColumn({ advice, ...seen }: WhoSeesWhatProps & { advice: Advice | null }) {
  const lang = useLanguage()
  return (
    <>
      {advice && <AskedByJobs advice={advice} back={`/${lang}/profile`} />}
      <WhoSeesWhat {...seen} />
      <AsFile />
    </>
  )
}

/** A profile comes from a file, and leaves as one. */
function AsFile() {
  const t = useText()
  const lang = useLanguage()
  return (
    <Card className="grid justify-items-start px-5 py-3">
      <Link to={`/${lang}/profile/import`} className={FILE_LINK}>
        {t('import.link')}
      </Link>
      <a href={`/${lang}/profile/export`} download className={FILE_LINK}>
        {t('import.export')}
      </a>
    </Card>
  )
}

const FILE_LINK = 'inline-flex min-h-11 items-center font-semibold text-primary underline'

interface WhoSeesWhatProps {
  /** Employers that opened the profile in the last 30 days; null: not known now. */
  viewers: number | null
  /** Why employers cannot find the profile; null: they can. */
  unfound: Profile['unfound']
}

export function WhoSeesWhat({ viewers, unfound }: WhoSeesWhatProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <Card className="p-5">
      <h2 className="text-17 font-bold">{t('profile.who_sees')}</h2>
      <ul className="mt-3 grid gap-2">
        <Line icon={<EyeIcon />}>{t(unfound === null ? 'profile.sees_page' : `employer.${unfound}`)}</Line>
        <Line icon={<LockIcon />}>{t('profile.sees_name')}</Line>
        <Line icon={<BuildingIcon />}>
          {viewers !== null && t('profile.viewers', { count: viewers })}
          <Link
            to={`/${lang}/profile/views`}
            className="-mb-2.5 flex min-h-11 w-fit items-center font-semibold text-primary underline"
          >
            {t('profile.see_who')}
          </Link>
        </Line>
      </ul>
    </Card>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 [&>svg]:mt-0.5 [&>svg]:shrink-0">
      {icon}
      <div className="min-w-0">{children}</div>
    </li>
  )
}
