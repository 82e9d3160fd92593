import { Form } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { signInPath } from '../../../sign-in/web/door.tsx'
import type { QuickResume } from '../../contract/quick-resume.ts'
import { useText } from '../texts.ts'
import { ChooseResume } from './choose-resume.tsx'
import { ReadEntries } from './read-entries.tsx'

interface WhatWasReadProps {
  resume: QuickResume
  answer: FormAnswer<string> | null
  back: string | null
}

/** What was read of the resume of a guest, and how to keep it. */
export function WhatWasRead({ resume, answer, back }: WhatWasReadProps) {
  const t = useText()
  const lang = useLanguage()
  const { date } = useFormats()
  const { filename, expires_at, has_text, entries, left } = resume
  return (
    <>
      <h1 tabIndex={-1} className="text-25 font-bold outline-none lg:text-32">
        {t(has_text ? 'quick.found_title' : 'quick.scanned_title')}
      </h1>
      <p className="mt-2 text-pretty break-words text-muted">
        {has_text ? t('quick.found_text', { name: filename }) : t('quick.scanned_text')}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <LinkButton to={signInPath(lang, 'sign-up', { redirect: back })} look="primary">
          {t('quick.sign_up')}
        </LinkButton>
        <LinkButton to={signInPath(lang, 'get-started', { redirect: back })}>{t('quick.sign_in')}</LinkButton>
      </div>
      {has_text && (
        <Card className="mt-6 p-5 sm:p-6">
          {entries.length === 0 && <p>{t('quick.nothing')}</p>}
          <ReadEntries resume={resume} />
          {left.length > 0 && (
            <details className="mt-4">
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('quick.left')}</summary>
              <ul className="grid list-disc gap-1 ps-5">
                {left.map((line) => (
                  <li key={line} className="break-words">
                    <bdi>{line}</bdi>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </Card>
      )}
      <Form method="post" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-muted">{t('quick.until', { time: date(expires_at) })}</p>
        <Button type="submit" name="intent" value="delete">
          {t('quick.delete')}
        </Button>
      </Form>
      <h2 className="mt-8 text-20 font-bold">{t('quick.other')}</h2>
      <ChooseResume answer={answer} />
    </>
  )
}
