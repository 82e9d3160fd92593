import { type ReactNode, useState } from 'react'
import { useFormats } from '#i18n/language-provider.tsx'
import { DemandPill, SkillPill } from './fit-pills.tsx'
import { useText } from './texts.ts'
import { useAddSkill } from './use-add-skill.ts'
import { type Fit, useFit } from './use-fit.ts'

/**
 * The skills of a job beside those of the seeker. Until the answer has come, and if it does not come, the list that
 * everybody sees stays.
 */
export function SkillsOfJob({ jobId, children }: { jobId: number; children: ReactNode }) {
  const fit = useFit(jobId)
  if (fit === null) return children
  // Of a profile that says nothing of all this there is nothing to say.
  const demands = fit.demands.some(({ status }) => status !== 'unclear') ? fit.demands : []
  if (fit.skills.length + demands.length === 0) return children
  return <FitSection key={jobId} fit={{ ...fit, demands }} />
}

function FitSection({ fit }: { fit: Fit }) {
  const t = useText()
  const formats = useFormats()
  const [added, setAdded] = useState<readonly string[]>([])
  const add = useAddSkill(setAdded)
  const skills = fit.skills.map(({ name, status }) => ({
    name,
    status: added.includes(name) ? ('have' as const) : status,
  }))
  const have = skills.filter(({ status }) => status === 'have').length
  const count = skills.length
  const isFull = !fit.may.add_skill
  return (
    <section className="grid gap-5">
      {count > 0 && (
        <div>
          <h2 className="mb-2 text-17 font-bold">
            {have === 0 ? t('fit.title_none') : t('fit.title', { have: formats.number(have), count })}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {skills.map((skill) => (
              <li key={skill.name}>
                <SkillPill {...skill} onAdd={isFull ? null : () => add(skill.name)} />
              </li>
            ))}
          </ul>
          {have < count && (
            <p className="mt-2 text-13 text-muted">
              {t(isFull ? 'fit.full' : have === 0 ? 'fit.ask_all' : 'fit.ask')}
            </p>
          )}
        </div>
      )}
      {fit.demands.length > 0 && (
        <div>
          <h2 className="mb-2 text-17 font-bold">{t('fit.demands')}</h2>
          <ul className="flex flex-wrap gap-2">
            {fit.demands.map((demand) => (
              <li key={`${demand.kind} ${demand.name}`}>
                <DemandPill {...demand} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
