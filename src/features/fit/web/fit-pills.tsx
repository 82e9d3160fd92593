import { classNames } from '#ui/class-names.ts'
import { CheckIcon, icon } from '#ui/icons.tsx'
import { useText } from './texts.ts'
import type { Fit } from './use-fit.ts'

type Status = Fit['skills'][number]['status']

const SHAPE = 'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 py-1'

const LOOKS: Readonly<Record<Status, string>> = {
  have: 'border-transparent bg-tint font-semibold text-primary',
  unclear: 'border-dashed border-control',
  lack: 'border-line',
}

const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
const QuestionIcon = icon(<path d="M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5" />)

/** A skill that the seeker has, or a button that adds it: the target is higher than the pill. */
export function SkillPill({
  name,
  status,
  onAdd,
}: {
  name: string
  status: Status
  /** Null: no more can be added. */
  onAdd: (() => void) | null
}) {
  const t = useText()
  if (status === 'have' || onAdd === null) return <DemandPill name={name} status={status} />
  return (
    <button
      type="button"
      onClick={onAdd}
      aria-label={t('fit.add', { skill: name })}
      className={classNames(SHAPE, LOOKS[status], 'relative after:absolute after:-inset-y-1 hover:bg-quiet')}
    >
      <PlusIcon size={15} className="text-muted" />
      <bdi>{name}</bdi>
    </button>
  )
}

/** What a job asks for, with a mark for what the profile says of it. */
export function DemandPill({ name, status }: { name: string; status: Status }) {
  const t = useText()
  return (
    <span className={classNames(SHAPE, LOOKS[status])}>
      {status === 'have' && <CheckIcon size={15} />}
      {status === 'unclear' && <QuestionIcon size={15} className="text-muted" />}
      <bdi>{name}</bdi>
      <span className="sr-only">{t(`fit.${status}`)}</span>
    </span>
  )
}
