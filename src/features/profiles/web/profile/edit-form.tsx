import { type ReactNode, type RefObject, type SubmitEventHandler, useEffect, useState } from 'react'
import { Form, useSearchParams } from 'react-router'
import { localeOf } from '#i18n/formats.ts'
import { useCountry, useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { useFirstWrong } from '#ui/form/use-first-wrong.ts'
import { Link } from '#ui/link.tsx'
import { useNotify } from '#ui/notifications.tsx'
import { UnsavedEdits } from '../unsaved-edits.tsx'
import { UNSENT } from '../unsent.ts'
import { RemoveIcon } from './icons.tsx'
import { useAnswerFor, useEditingPage } from './page-context.ts'
import { placeOf } from './sections.ts'
import { useText } from './texts.ts'

interface EditFormProps {
  section: string
  /** The entry; null: a new one, or a section with one form. */
  id: string | null
  /** Names the form for screen readers. */
  title: string
  /** Whether the entry can be deleted here. */
  canDelete?: boolean
  /** Offers to save and to add another one. */
  hasNext?: boolean
  /** The form has a file. */
  onSubmit?: SubmitEventHandler<HTMLFormElement>
  /** The file is being sent. */
  isBusy?: boolean
  children: ReactNode
}

/**
 * The form of one section or one entry, in place of it. It is saved by itself. Without scripts it is a plain form of
 * the address that shows it.
 */
export function EditForm({ section, id, title, canDelete, hasNext, ...rest }: EditFormProps) {
  const { onSubmit, isBusy = false, children } = rest
  const t = useText()
  const answer = useAnswerFor(section, id)
  const form = useFirstWrong(answer)
  const { drafts, finishFirst } = useEditingPage()
  const keptAt = useKeptDraft(form, answer)
  useWholeDates(form)
  const wayBack = useWayBack()
  const notify = useNotify()
  const returnHere = () => {
    notify({ text: finishFirst })
    form.current?.querySelector<HTMLElement>(FIELDS)?.focus()
  }
  const mustConfirm = answer?.values.is_confirmed === '1'
  useEffect(() => {
    const first = form.current?.querySelector<HTMLElement>(FIELDS)
    first?.focus({ preventScroll: true })
  }, [form])
  return (
    <Form
      method="post"
      ref={form}
      noValidate
      preventScrollReset
      aria-label={title}
      {...(onSubmit && { onSubmit, encType: 'multipart/form-data' as const })}
      className="-mx-2 grid min-w-0 grid-cols-1 gap-4 rounded-card border border-primary bg-surface p-4 shadow-[0_0_0_3px_var(--tint)] sm:-mx-4"
    >
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="id" value={id ?? ''} />
      {/* What Enter presses, so that it is neither a suggestion nor the first button. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <FormProblem text={answer?.problem === UNSENT ? t('error.network') : (answer?.problem ?? null)} />
      {children}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" look="primary" disabled={isBusy}>
          {t('profile.save')}
        </Button>
        {mustConfirm && (
          <Button type="submit" name="is_confirmed" value="1">
            {t('profile.save_anyway')}
          </Button>
        )}
        {hasNext === true && (
          <Button type="submit" name="intent" value="save_next">
            {t('profile.save_next')}
          </Button>
        )}
        <Link
          to={wayBack ?? `?#${placeOf(section, id)}`}
          preventScrollReset
          className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-quiet"
        >
          {t('profile.cancel')}
        </Link>
        <p role="status" className="min-w-0 grow text-13 text-muted">
          {keptAt !== null && t('profile.draft_kept', { time: keptAt })}
        </p>
        {canDelete === true && id !== null && (
          <Button
            type="submit"
            name="intent"
            value="delete"
            look="ghost"
            shape="square"
            aria-label={t('profile.delete')}
          >
            <RemoveIcon />
          </Button>
        )}
      </div>
      <UnsavedEdits
        form={form}
        refusal={answer}
        onLeave={() => void drafts.drop()}
        onOtherForm={returnHere}
      />
    </Form>
  )
}

/** A browser sends half a date as none: the form is held, and the browser says so, until the date is whole or empty. */
function useWholeDates(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const here = form.current
    const hold = (event: SubmitEvent) => {
      const half = [...(here?.querySelectorAll<HTMLInputElement>('[type=date]') ?? [])].find(
        ({ validity }) => validity.badInput,
      )
      if (half === undefined) return
      event.preventDefault()
      event.stopImmediatePropagation()
      half.reportValidity()
    }
    // Before the listener of `useSendOnce`, which would take the form for sent.
    here?.addEventListener('submit', hold, { capture: true })
    return () => here?.removeEventListener('submit', hold, { capture: true })
  }, [form])
}

/** The page of the wizard from which somebody has come to mend an entry; null: none. */
function useWayBack(): string | null {
  const lang = useLanguage()
  const [query] = useSearchParams()
  const back = query.get('back')
  return back?.startsWith(`/${lang}/jobseeker-complete-profile/`) === true ? back : null
}

const FIELDS = 'input:not([type=hidden]), select, textarea'

/** Keeps the typed values on this device, and brings back those of before. The time of the last; null: none is kept. */
function useKeptDraft(form: RefObject<HTMLFormElement | null>, answer: unknown): string | null {
  const { drafts } = useEditingPage()
  const locale = localeOf(useLanguage(), useCountry())
  const [keptAt, setKeptAt] = useState<string | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const keep = async () => {
      const isKept = await drafts.store()
      if (signal.aborted) return
      const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' })
      setKeptAt(isKept ? time.format(new Date()) : null)
    }
    addEventListener('input', () => void keep(), { signal })
    // At the window: a form that is held, as without a connection, does not get there.
    addEventListener('submit', ({ target }) => target === form.current && void drafts.drop(), { signal })
    // After a refusal the values are still only here.
    if (answer === null) void drafts.restore()
    else void keep()
    return () => leaving.abort()
  }, [form, drafts, locale, answer])
  return keptAt
}
