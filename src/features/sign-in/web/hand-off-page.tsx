import { Form, useLocation } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { AnchorButton, Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { OtherPerson } from '../contract/hand-off.ts'
import { useText } from './texts.ts'

export interface HandOffState {
  otherPerson: OtherPerson | null
  refusal: { code: number; message: string } | null
}

const NO_RECRUITER = 40005

/** Shown between our two sites if a hand-off cannot simply continue: a choice of two people, or a refusal. */
export function HandOffPage({ state: { otherPerson, refusal } }: { state: HandOffState }) {
  return (
    <div className="page-width max-w-140 py-8 lg:py-14">
      <Card className="p-5 lg:p-7">
        {otherPerson !== null ? (
          <WhoGoesOn {...otherPerson} />
        ) : (
          <Refused code={refusal?.code ?? 0} message={refusal?.message ?? ''} />
        )}
      </Card>
    </div>
  )
}

function WhoGoesOn({ here, arriving }: OtherPerson) {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <>
      <PageHead title={t('handoff.two_title')} indexed={false} />
      <h1 className="text-25 font-bold">{t('handoff.two_title')}</h1>
      <p className="mt-3 text-muted">{t('handoff.two_text', { here, arriving })}</p>
      <Form method="post" action={pathname} reloadDocument className="mt-6 grid gap-3">
        <Button type="submit" look="primary" name="goes_on_as" value="arriving">
          {t('handoff.go_on_as', { name: arriving })}
        </Button>
        <Button type="submit" name="goes_on_as" value="here">
          {t('handoff.stay_as', { name: here })}
        </Button>
      </Form>
    </>
  )
}

/** The reason of a refusal, and the possible actions. */
export function Refused({ code, message }: { code: number; message: string }) {
  const t = useText()
  const lang = useLanguage()
  const { pathname } = useLocation()
  const isNoRecruiter = code === NO_RECRUITER
  const title = t(isNoRecruiter ? 'handoff.no_recruiter_title' : 'handoff.refused_title')
  return (
    <>
      <PageHead title={title} indexed={false} />
      <h1 className="text-25 font-bold">{title}</h1>
      <p role="alert" className="mt-3 text-muted">
        {isNoRecruiter ? t('handoff.no_recruiter_text') : message}
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        {!isNoRecruiter && (
          <AnchorButton look="primary" href={pathname}>
            {t('handoff.again')}
          </AnchorButton>
        )}
        <AnchorButton look={isNoRecruiter ? 'primary' : 'plain'} href={`/${lang}/get-started`}>
          {t('handoff.sign_in_here')}
        </AnchorButton>
      </div>
    </>
  )
}
