import { Form } from 'react-router'
import type { ResponseOf } from '#shared/contract.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { stopMail } from '../contract/mail-stop.ts'
import { KIND_TEXTS } from './kind-texts.ts'
import { useText } from './texts.ts'

interface StopMailPageProps {
  /** Null: the link is none of ours. */
  state: ResponseOf<typeof stopMail> | null
  isUndone: boolean
}

/** Where the links of mails lead: works without signing in, and undoes itself. */
export function StopMailPage({ state, isUndone }: StopMailPageProps) {
  const t = useText()
  return (
    <div className="page-width max-w-160 py-8 lg:py-14">
      <PageHead title={t('notif.stop_title')} indexed={false} />
      <Card className="grid justify-items-start gap-4 p-5 sm:p-7">
        <h1 className="text-25 font-bold">{t('notif.stop_title')}</h1>
        {state === null ? (
          <p className="text-pretty">{t('notif.stop_broken')}</p>
        ) : (
          <Choice {...state} isUndone={isUndone} />
        )}
      </Card>
    </div>
  )
}

function Choice({ kind: known, is_on, isUndone }: ResponseOf<typeof stopMail> & { isUndone: boolean }) {
  const t = useText()
  const kind = t(KIND_TEXTS[known])
  return (
    <>
      <p role="status" className="text-pretty">
        {is_on
          ? t(isUndone ? 'notif.stop_undone' : 'notif.stop_text', { kind })
          : t('notif.stop_done', { kind })}
      </p>
      <Form method="post">
        {is_on ? (
          <Button type="submit" name="intent" value="stop" look="primary">
            {t('notif.stop_button')}
          </Button>
        ) : (
          <Button type="submit" name="intent" value="undo">
            {t('notif.stop_undo')}
          </Button>
        )}
      </Form>
    </>
  )
}
