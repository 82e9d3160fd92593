import { type ReactNode, useEffect, useRef } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Link } from '#ui/link.tsx'
import type { QuickResume } from '../../../resumes/contract/quick-resume.ts'
import { SignUpForm, signInPath } from '../../../sign-in/web/door.tsx'
import { applyPath } from '../apply-address.ts'
import { useText } from '../texts.ts'
import type { AppliedJob } from './apply-data.ts'
import { QuickResumeField } from './quick-resume-field.tsx'

/**
 * How a guest applies: resume and account on one page, a code, and then the form with the one button. Each step can be
 * left: the file stays for a day, and every way leads back to this job.
 */
export function QuickApply({ job, resume }: { job: AppliedJob; resume: QuickResume | null }) {
  const t = useText()
  const lang = useLanguage()
  const redirect = applyPath(lang, job.slug_id)
  const read = personIn(resume)
  return (
    <div className="grid min-h-0 grid-cols-1 gap-6 overflow-y-auto overscroll-contain p-4 sm:p-6">
      <p className="text-pretty">
        {t('apply.quick_text')}{' '}
        <Link
          to={signInPath(lang, 'get-started', { redirect })}
          className="font-semibold text-primary underline"
        >
          {t('apply.quick_sign_in')}
        </Link>
      </p>
      <Step number={1} title={t('apply.quick_resume')}>
        <QuickResumeField resume={resume} back={redirect} />
      </Step>
      <Step number={2} title={t('apply.quick_account')}>
        <FilledIn by={read}>
          <SignUpForm
            answer={null}
            back={redirect}
            proven={null}
            email={read.email}
            person={read}
            button={t('apply.quick_go_on')}
          />
        </FilledIn>
      </Step>
      <Step number={3} title={t('apply.quick_send')}>
        <p className="text-pretty text-muted">{t('apply.quick_send_text', { company: job.company.name })}</p>
      </Step>
    </div>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="flex items-center gap-3 text-17 font-bold">
        <span
          aria-hidden="true"
          className="grid size-7 shrink-0 place-items-center rounded-full bg-tint text-15 text-primary tabular-nums"
        >
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}

type Person = { first_name: string; last_name: string; email: string }

/** What the file says about who sent it; empty where it says nothing. */
function personIn(resume: QuickResume | null): Person {
  const fields = Object.assign(
    {},
    ...(resume?.entries.filter(({ section }) => section === 'basics').map((entry) => entry.fields) ?? []),
  )
  const text = (value: unknown) => (typeof value === 'string' ? value : '')
  return {
    first_name: text(fields.first_name),
    last_name: text(fields.last_name),
    email: resume?.contacts.emails[0] ?? '',
  }
}

/** A file that is read while the form stands there fills in what is still empty, and overwrites nothing. */
function FilledIn({ by, children }: { by: Person; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const { first_name, last_name, email } = by
  useEffect(() => {
    for (const [name, value] of Object.entries({ first_name, last_name, email })) {
      const field = box.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (field && field.value === '' && value !== '') field.value = value
    }
  }, [first_name, last_name, email])
  return <div ref={box}>{children}</div>
}
