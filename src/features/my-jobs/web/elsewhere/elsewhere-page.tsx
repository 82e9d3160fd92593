import { Card } from '#ui/card.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { ChevronDownIcon } from '#ui/icons.tsx'
import type { OutsideApplication } from '../../contract/outside-applications.ts'
import { MyJobsFrame, type TabCounts } from '../my-jobs-frame.tsx'
import { useText } from '../texts.ts'
import { AddForm } from './add-form.tsx'
import { ElsewhereRow } from './elsewhere-row.tsx'
import type { DONE, ElsewhereField } from './fields.ts'

interface ElsewherePageProps {
  counts: TabCounts
  applications: readonly OutsideApplication[]
  done: (typeof DONE)[number] | null
  answer: FormAnswer<ElsewhereField> | null
}

/** The applications on other sites, as their owner keeps them; nobody else sees them. */
export function ElsewherePage({ counts, applications, done, answer }: ElsewherePageProps) {
  const t = useText()
  const open = applications.filter(({ state }) => state !== 'closed')
  const closed = applications.filter(({ state }) => state === 'closed')
  const isAdding = answer?.step === 'add'
  return (
    <MyJobsFrame tab="elsewhere" counts={counts} problem={isAdding ? null : (answer?.problem ?? null)}>
      <p className="mt-4 max-w-160 text-pretty text-muted">{t('my.elsewhere_text')}</p>
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {done !== null && answer === null && t(`my.elsewhere_${done}`)}
      </p>
      {/* A new one has come: the form is empty again. */}
      <AddForm
        key={applications.length}
        isOpen={applications.length === 0 || isAdding}
        answer={isAdding ? answer : null}
      />
      {open.length > 0 && <Rows applications={open} />}
      {closed.length > 0 && (
        <details className="group/fold mt-4" open={open.length === 0}>
          <summary className="card flex min-h-14 items-center justify-between gap-3 px-4 font-semibold sm:px-5">
            {t('my.closed', { count: closed.length })}
            <ChevronDownIcon className="transition-transform group-open/fold:rotate-180" />
          </summary>
          <Rows applications={closed} />
        </details>
      )}
    </MyJobsFrame>
  )
}

const Rows = ({ applications }: { applications: readonly OutsideApplication[] }) => (
  <Card className="mt-4">
    <ul className="divide-y divide-line">
      {applications.map((one) => (
        <ElsewhereRow key={one.id} application={one} />
      ))}
    </ul>
  </Card>
)
