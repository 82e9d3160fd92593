import { LANGUAGES } from '#config/languages.ts'
import { skillName } from '#config/skills/skills.ts'
import type { ProfileForMatching } from '#features/profiles/server/door.ts'
import type { JobSearch } from '#platform/search/job-search.ts'
import { foldText } from '#shared/fold-text.ts'
import { type AskedSkill, hasSkill } from './skills-of-job.ts'

export type Status = 'have' | 'lack' | 'unclear'

/** From here on two skills mean nearly the same: bookkeeping and accounting do, PostgreSQL and MySQL don't. */
const NEAR = 0.55

/**
 * Unclear is a skill that the profile only mentions in its texts, or one that means nearly the same as a skill of the
 * person: they know better than we do.
 */
export async function skillStatuses(
  asked: readonly AskedSkill[],
  profile: ProfileForMatching,
  jobSearch: Pick<JobSearch, 'likeness'>,
): Promise<Status[]> {
  const mentions = mentionsIn(profile)
  const others = asked.filter((skill) => !hasSkill(profile, skill) && !mentions(skill))
  const known = profile.skills.map(
    ({ skill_id, words }) => (skill_id === null ? undefined : skillName(skill_id, 'en')) ?? words,
  )
  const near =
    others.length === 0 || known.length === 0
      ? []
      : await jobSearch.likeness(
          others.map(({ name }) => name),
          known,
        )
  return asked.map((skill) => {
    if (hasSkill(profile, skill)) return 'have'
    const place = others.indexOf(skill)
    return place < 0 || (near[place] ?? 0) >= NEAR ? 'unclear' : 'lack'
  })
}

/** Whether the texts of a profile mention a skill under any of its names. */
function mentionsIn({ headline, summary, work }: ProfileForMatching): (skill: AskedSkill) => boolean {
  const written = [
    headline,
    summary,
    ...work.flatMap(({ job_title, description }) => [job_title, description]),
  ]
  const text = foldText(written.filter((part) => part !== null).join('\n'))
  return ({ id, name }) =>
    [name, ...LANGUAGES.map((language) => (id === null ? undefined : skillName(id, language)))].some(
      (called) => called !== undefined && isIn(text, foldText(called)),
    )
}

/** As a whole word, where the script has words: "R" is not in "Retail". */
function isIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0 && name !== ''; at = text.indexOf(name, at + 1)) {
    const around = [text.slice(0, at).at(-1) ?? ' ', text.charAt(at + name.length) || ' ']
    if (UNSPACED.test(name) || around.every((letter) => !WORD.test(letter))) return true
  }
  return false
}

const WORD = /[\p{L}\p{N}+#]/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
