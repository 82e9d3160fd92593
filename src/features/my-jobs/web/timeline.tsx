import { useFormats } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { Formatted } from '#ui/formatted.tsx'
import type { Application } from '../../applications/contract/applications.ts'
import { useText } from './texts.ts'
import { type Step, stepsOf } from './timeline-steps.ts'

/** Dots with words and days: solid for what has happened, hollow on dashes for what is promised. */
export function Timeline({ application }: { application: Application }) {
  const t = useText()
  const steps = stepsOf(application)
  return (
    <ol aria-label={t('my.timeline')} className="grid min-w-0 auto-cols-fr grid-flow-col">
      {steps.map((step) => (
        <Dot key={step.name} step={step} state={application.state} />
      ))}
    </ol>
  )
}

const DOTS = {
  done: 'border-primary bg-primary',
  now: 'border-primary bg-primary ring-4 ring-tint',
  ask: 'border-amber bg-amber ring-4 ring-amber-tint',
  due: 'border-control bg-surface',
  far: 'border-line bg-surface',
}

function Dot({ step: { name, mark, at }, state }: { step: Step; state: Application['state'] }) {
  const t = useText()
  const { day } = useFormats()
  const isPast = mark === 'done'
  return (
    <li
      className={classNames(
        'group relative pt-5.5 text-13 leading-snug',
        mark === 'done' || mark === 'far' ? 'text-muted' : 'text-ink',
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          'absolute start-0 top-2 w-full group-last:hidden',
          isPast ? 'border-t-2 border-primary' : 'border-t border-dashed border-control opacity-55',
        )}
      />
      <span
        aria-hidden="true"
        className={classNames('absolute start-0 top-0.75 size-2.75 rounded-full border-2', DOTS[mark])}
      />
      <span className="block pe-1.5 font-semibold break-words hyphens-auto">
        {name === 'over' ? t(`my.state_${state}`) : t(`my.step_${name}`)}
      </span>
      {at !== null && (
        <time dateTime={at} className="block">
          <Formatted>{day(at)}</Formatted>
        </time>
      )}
    </li>
  )
}
