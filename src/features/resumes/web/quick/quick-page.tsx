import type { FormAnswer } from '#ui/form/form-answer.ts'
import { PageHead } from '#ui/page-head.tsx'
import type { QuickResume } from '../../contract/quick-resume.ts'
import { useText } from '../texts.ts'
import { ChooseResume } from './choose-resume.tsx'
import { WhatWasRead } from './what-was-read.tsx'

interface QuickPageProps {
  /** The resume of this guest; null: none yet. */
  resume: QuickResume | null
  answer: FormAnswer<string> | null
  /** The page from which they came, and to which signing in leads back. */
  back: string | null
}

/** A resume is chosen and read at once, before signing up. */
export function QuickPage({ resume, answer, back }: QuickPageProps) {
  const t = useText()
  return (
    <div className="page-width max-w-180 py-6 lg:py-10">
      <PageHead title={t('quick.title')} description={t('quick.lead')} />
      {resume === null ? (
        <>
          <h1 tabIndex={-1} className="text-25 font-bold outline-none lg:text-32">
            {t('quick.title')}
          </h1>
          <p className="mt-2 text-17 text-pretty text-muted">{t('quick.lead')}</p>
          <ChooseResume answer={answer} />
        </>
      ) : (
        <WhatWasRead resume={resume} answer={answer} back={back} />
      )}
    </div>
  )
}
