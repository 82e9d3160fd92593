import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { GatePage } from '#features/sign-in/web/door.tsx'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { OnceForm } from '#ui/form/once-form.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { Section, SettingsPage } from './settings-page.tsx'
import { useText } from './texts.ts'

interface ExportPageProps {
  problem: string | null
  /** The account is to be deleted already: the banner says so, and keeps it. */
  isLeaving: boolean
  /** What other rooms show here. */
  children?: ReactNode
}

/** The archive is a download, so the page stays. */
export function ExportPage({ problem, isLeaving, children }: ExportPageProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <SettingsPage isTab title={t('set.export')} text={t('set.export_text')}>
      <Section>
        <FormProblem text={problem} />
        <form method="post" action={`/${lang}/account/export`}>
          <Button type="submit" look="primary">
            {t('set.export_button')}
          </Button>
        </form>
      </Section>
      <Section title={t('set.export_profile')} text={t('set.export_profile_text')}>
        <p>
          <a
            href={`/${lang}/profile/export`}
            download
            className="inline-flex min-h-11 items-center font-semibold text-primary underline"
          >
            {t('set.export_profile_button')}
          </a>
        </p>
      </Section>
      {children}
      {!isLeaving && (
        <Section title={t('set.delete')} text={t('set.delete_row')}>
          <p>
            <LinkButton to={`/${lang}/account/delete`}>{t('set.delete')}</LinkButton>
          </p>
        </Section>
      )}
    </SettingsPage>
  )
}

interface DeletePageProps {
  /** Why the account may not be deleted; null: it may. */
  refusal: string | null
  answer: FormAnswer<never> | null
}

export function DeletePage({ refusal, answer }: DeletePageProps) {
  const t = useText()
  const lang = useLanguage()
  return (
    <SettingsPage title={t('set.delete')} text={t('set.delete_text')}>
      <Section title={t('set.goes_title')}>
        <p className="text-pretty">{t('set.goes_text')}</p>
      </Section>
      <Section title={t('set.stays_title')}>
        <p className="text-pretty">{t('set.stays_text')}</p>
      </Section>
      <FormProblem text={answer?.problem ?? refusal} />
      <Form method="post" reloadDocument className="flex flex-wrap gap-2">
        <LinkButton look="primary" to={`/${lang}/account`}>
          {t('set.keep')}
        </LinkButton>
        {refusal === null && (
          <Button type="submit" name="intent" value="delete">
            {t('set.delete_button')}
          </Button>
        )}
      </Form>
    </SettingsPage>
  )
}

/** Shown after a deletion request, when nobody is signed in. */
export function GoodbyePage() {
  const t = useText()
  const lang = useLanguage()
  return (
    <GatePage title={t('set.goodbye_title')} text={t('set.goodbye_text')}>
      <LinkButton to={`/${lang}/onsite-job`}>{t('action.search_jobs')}</LinkButton>
    </GatePage>
  )
}

/** The first page after signing in to an account that is to be deleted. */
export function KeepPage({ at, back }: { at: string; back: string }) {
  const t = useText()
  const formats = useFormats()
  return (
    <GatePage
      title={t('set.keep_title')}
      text={<Formatted>{t('set.leaving', { date: formats.date(at) })}</Formatted>}
    >
      <Form method="post" className="grid gap-3">
        <Button type="submit" look="primary">
          {t('set.keep')}
        </Button>
      </Form>
      <LinkButton to={back}>{t('set.keep_not')}</LinkButton>
    </GatePage>
  )
}

interface UndoPageProps {
  /** Masked; null if the link has ended. */
  former: { channel: 'email' | 'phone'; address: string } | null
  isDone: boolean
  answer: FormAnswer<never> | null
}

export function UndoPage({ former, isDone, answer }: UndoPageProps) {
  const t = useText()
  const lang = useLanguage()
  if (isDone) {
    return (
      <GatePage title={t('set.undone_title')} text={t('set.undone_text')}>
        <LinkButton look="primary" to={`/${lang}/get-started`}>
          {t('nav.sign_in')}
        </LinkButton>
      </GatePage>
    )
  }
  if (former === null) {
    return (
      <GatePage title={t('set.undo_title')} text={t('set.undo_expired')}>
        <LinkButton to={`/${lang}/get-started`}>{t('nav.sign_in')}</LinkButton>
      </GatePage>
    )
  }
  return (
    <GatePage title={t('set.undo_title')} text={t('set.undo_text', { address: former.address })}>
      <FormProblem text={answer?.problem ?? null} />
      <OnceForm answer={answer} className="grid">
        <Button type="submit" look="primary">
          {t('set.undo_button')}
        </Button>
      </OnceForm>
    </GatePage>
  )
}
