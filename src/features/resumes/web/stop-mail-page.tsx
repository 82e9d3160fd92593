import { Form } from 'react-router'
import { DEFAULT_SITE } from '#config/site.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from './texts.ts'

/** `asked`: nothing is done before the button is pressed, since programs open links in emails too. */
export function StopMailPage({ state }: { state: 'asked' | 'stopped' | 'broken' }) {
  const t = useText()
  return (
    <div className="page-width max-w-160 py-8 lg:py-14">
      <PageHead title={t('resume_mail.title')} indexed={false} />
      <Card className="grid justify-items-start gap-4 p-5 sm:p-7">
        <h1 className="text-25 font-bold">{t('resume_mail.title')}</h1>
        {state === 'asked' ? (
          <>
            <p className="text-pretty">{t('resume_mail.text', { site: DEFAULT_SITE.name })}</p>
            <Form method="post">
              <Button type="submit" look="primary">
                {t('resume_mail.stop')}
              </Button>
            </Form>
          </>
        ) : (
          <p role="status" className="text-pretty">
            {t(state === 'stopped' ? 'resume_mail.stopped' : 'resume_mail.broken')}
          </p>
        )}
      </Card>
    </div>
  )
}
