import { type ReactNode, useId } from 'react'
import { MAX_DETAILS } from '#config/limits.ts'
import { useFormats } from '#i18n/language-provider.tsx'
import type { FieldOf } from '#ui/form/form-answer.ts'
import { TextArea } from '#ui/inputs.tsx'
import type { reportJob } from '../contract.ts'
import { REPORT_CATEGORIES, type ReportReason } from './report-reasons.ts'
import { useText } from './texts.ts'

export type ReportField = FieldOf<typeof reportJob>

interface ReportFieldsProps {
  reasons: readonly ReportReason[]
  /** The error of the input, as a sentence. */
  problem: string | null
  /** Entered before. */
  kept?: { reasonId: number; details: string }
}

/** The reasons by category and room for words: the same in the dialog and on the page without scripts. */
export function ReportFields({ reasons, problem, kept }: ReportFieldsProps) {
  const t = useText()
  const formats = useFormats()
  const id = useId()
  return (
    <>
      <p className="text-muted">{t('report.intro')}</p>
      {problem !== null && (
        <p role="alert" className="mt-3 rounded-control bg-danger-tint px-4 py-3 text-danger">
          {problem}
        </p>
      )}
      <fieldset className="mt-4">
        <legend className="text-17 font-bold">{t('report.reasons')}</legend>
        {REPORT_CATEGORIES.map((category) => (
          <Category key={category} name={t(`report.category_${category}`)}>
            {reasons
              .filter((reason) => reason.category === category)
              .map(({ id: reasonId, title, description }) => (
                <label
                  key={reasonId}
                  className="-mx-2 flex min-h-11 gap-3 rounded-control px-2 py-2 hover:bg-quiet"
                >
                  <input
                    type="radio"
                    name={'report_reason_id' satisfies ReportField}
                    value={reasonId}
                    required
                    defaultChecked={kept?.reasonId === reasonId}
                    className="mt-0.5 size-5 shrink-0 accent-primary"
                  />
                  <span>
                    <span className="block font-semibold">{title}</span>
                    <span className="block text-13 text-muted">{description}</span>
                  </span>
                </label>
              ))}
          </Category>
        ))}
      </fieldset>
      <label htmlFor={id} className="mt-4 block font-semibold">
        {t('report.details')}
      </label>
      <p id={`${id}-help`} className="text-13 text-muted">
        {t('report.details_help', { max: formats.number(MAX_DETAILS) })}
      </p>
      <TextArea
        id={id}
        name={'details' satisfies ReportField}
        rows={3}
        maxLength={MAX_DETAILS}
        defaultValue={kept?.details}
        aria-describedby={`${id}-help`}
        className="mt-1.5"
      />
    </>
  )
}

function Category({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="mt-3">
      <legend className="text-13 font-semibold text-muted">{name}</legend>
      {children}
    </fieldset>
  )
}
