import { useLanguage } from '#i18n/language-provider.tsx'
import { LinkButton } from '#ui/button.tsx'
import type { Advice } from '../advice/advice-cards.tsx'
import { addAddress, editAddress } from './sections.ts'
import { useText } from './texts.ts'

/** The parts of a profile that can be the next best thing: each with its name, and the address where it is filled in. */
const PARTS = {
  work_experiences: ['profile.experience', 'best.work_experiences', addAddress('work_experiences')],
  skills: ['profile.skills', 'best.skills', addAddress('skills')],
  educations: ['profile.education', 'best.educations', addAddress('educations')],
  summary: ['profile.summary', 'profile.in_short_empty', editAddress('summary')],
  headline: ['profile.headline', 'best.headline', editAddress('summary')],
  job_preferences: ['preferences.title', 'best.job_preferences', '/preferences'],
  languages: ['profile.languages', 'best.languages', addAddress('languages')],
  notice_period_id: ['profile.notice', 'best.notice_period_id', editAddress('basics')],
  current_location: ['profile.lives_in', 'best.current_location', editAddress('basics')],
  avatar: ['profile.add_photo', 'best.avatar', '/photo'],
  seeking_status_id: ['profile.status', 'best.seeking_status_id', editAddress('basics')],
  phone_num: ['gate.phone', 'best.phone_num', '/phone'],
  work_permission_id: ['profile.work_permission', 'best.work_permission_id', editAddress('basics')],
} as const

export type Part = keyof typeof PARTS

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name)

/**
 * The next best thing: a counted one, a part of the profile, or null. A language decides more than all else. Then the
 * missing parts come as they weigh (`completionOf`), with the most wanted skill instead of skills in general.
 */
export function nextBestThing(counted: Advice['next'], missing: readonly string[]): 'counted' | Part | null {
  if (counted?.kind === 'language') return 'counted'
  const part = missing.find(isPart) ?? null
  return counted !== null && (part === 'skills' || part === null) ? 'counted' : part
}

/** What a part is worth, and the way to its form. */
export function NextPart({ part }: { part: Part }) {
  const t = useText()
  const lang = useLanguage()
  const [name, why, address] = PARTS[part]
  const isElsewhere = address === '/photo' || address === '/phone'
  return (
    <section className="rounded-card bg-tint p-5" aria-labelledby="next-part">
      <p className="text-13 text-muted">{t('advice.next')}</p>
      <h2 id="next-part" className="mt-0.5 text-17 font-bold">
        {t(name)}
      </h2>
      <p className="mt-1 mb-3">{t(why)}</p>
      <LinkButton to={`/${lang}/${isElsewhere ? 'account' : 'profile'}${address}`} data-opens-form="">
        {t('best.add')}
      </LinkButton>
    </section>
  )
}
