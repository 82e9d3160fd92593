import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import type { ResponseOf } from '#shared/contract.ts'
import { Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { EmptyIllustration } from '#ui/illustrations/empty.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { guardsAccount, pageOf, textOf } from '../contract/notification-texts.ts'
import type { listNotifications } from '../contract.ts'
import { useText } from './texts.ts'
import { NOTIFICATIONS_CHANGED, tellUnread } from './use-unread.ts'

type Listed = ResponseOf<typeof listNotifications>
type Notification = Listed['notifications'][number]

export interface NotificationsProps extends Listed {
  /** Whether these are not the newest. */
  isOlder: boolean
  /** The time of rendering, in milliseconds. */
  now: number
  isDone: boolean
  /** Why the last change was refused. */
  problem: string | null
  /** The address of a page of the seekers' site. */
  addressOfPage: (path: string) => string
}

/** The list of notifications; every button is a form that works without scripts. */
export function NotificationsPage({
  notifications,
  has_more,
  unread,
  isOlder,
  isDone,
  problem,
  ...shown
}: NotificationsProps) {
  const t = useText()
  const lang = useLanguage()
  useFreshList()
  useEffect(() => void tellUnread(unread), [unread])
  const [newest] = notifications
  const oldest = notifications.at(-1)
  return (
    <div className="page-width max-w-180 py-6 lg:py-10">
      <PageHead title={t('notif.title')} indexed={false} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-25 font-bold">{t('notif.title')}</h1>
        {unread > 0 && newest !== undefined && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="up_to" value={newest.id} />
            <Button type="submit" name="intent" value="all">
              {t('notif.mark_all')}
            </Button>
          </Form>
        )}
      </div>
      <p className="mt-2 text-pretty text-muted">{t('notif.intro')}</p>
      <FormProblem text={problem} />
      <p role="status" className={isDone ? 'mt-3 font-medium' : 'sr-only'}>
        {isDone ? t('notif.done_all') : ''}
      </p>
      {newest === undefined ? (
        <Card className="mt-5 p-5">
          <EmptyState
            illustration={<EmptyIllustration />}
            title={t('notif.empty')}
            text={t('notif.empty_text')}
          />
        </Card>
      ) : (
        <Card className="mt-5">
          <ul>
            {notifications.map((notification) => (
              <Item key={notification.id} notification={notification} {...shown} />
            ))}
          </ul>
        </Card>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {isOlder && <LinkButton to={`/${lang}/notifications`}>{t('notif.newest')}</LinkButton>}
        {has_more && oldest !== undefined && (
          <LinkButton to={`?before=${oldest.id}`}>{t('notif.older')}</LinkButton>
        )}
        <LinkButton to={`/${lang}/account/notifications`} look="ghost" className="ms-auto">
          {t('notif.settings')}
        </LinkButton>
      </div>
    </div>
  )
}

function Item({
  notification,
  now,
  addressOfPage,
}: { notification: Notification } & Pick<NotificationsProps, 'now' | 'addressOfPage'>) {
  const t = useText()
  const formats = useFormats()
  const { id, is_read, at, device, job, company } = notification
  const title = t(textOf(notification), { company: company ?? '', count: notification.job_count ?? 0 })
  const act = t(is_read ? 'notif.mark_unread' : 'notif.mark_read')
  return (
    <li
      data-notification={notification.kind}
      className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line border-t p-4 first:border-0 sm:p-5"
    >
      <span
        aria-hidden="true"
        className={`mt-2 size-2.5 shrink-0 rounded-full ${is_read ? 'bg-transparent' : 'bg-primary'}`}
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className={is_read ? 'font-medium' : 'font-bold'}>
          {!is_read && <span className="sr-only">{t('notif.unread')}: </span>}
          <Goal to={addressOfPage(pageOf(notification))} className="hover:underline">
            {title}
          </Goal>
        </p>
        {job !== null && (
          <p lang={job.lang} className="break-words">
            <bdi>{job.title}</bdi>
          </p>
        )}
        <p className="text-13 text-muted">
          <Formatted>{[formats.since(at, now), ...(device === null ? [] : [device])].join(' · ')}</Formatted>
        </p>
        {!is_read && guardsAccount(notification) && (
          <p className="mt-1 text-pretty text-13 text-muted">{t('notif.not_you')}</p>
        )}
      </div>
      <Form method="post" preventScrollReset className="max-sm:ms-2 max-sm:basis-full">
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value={is_read ? 'unread' : 'read'}
          look="ghost"
          aria-label={t('notif.act_on', { act, what: title })}
          className="text-13"
        >
          {act}
        </Button>
      </Form>
    </li>
  )
}

/** On the employers' site the pages of the account are on another. */
function Goal({ to, ...rest }: { to: string; className: string; children: string }) {
  return to.startsWith('/') ? <Link to={to} {...rest} /> : <a href={to} {...rest} />
}

/** Another tab, the other site or an event has changed the list. */
function useFreshList(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const again = () => void revalidate()
    addEventListener(NOTIFICATIONS_CHANGED, again)
    return () => removeEventListener(NOTIFICATIONS_CHANGED, again)
  }, [revalidate])
}
