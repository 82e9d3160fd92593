import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import type { InterestedCompany, Invitation } from '../contract/companies.ts'
import { CompanyHead, CompanyList } from './company-list.tsx'
import type { TabCounts } from './my-jobs-frame.tsx'
import { Text, useText } from './texts.ts'

interface InterestedPageProps {
  counts: TabCounts
  companies: readonly InterestedCompany[]
  /** Milliseconds. */
  now: number
  problem: string | null
}

/** The companies that want to know more, and why: they came back, saved the profile, or ask to apply. */
export function InterestedPage({ counts, companies, now, problem }: InterestedPageProps) {
  const t = useText()
  return (
    <CompanyList tab="interested" counts={counts} problem={problem}>
      {companies.map(({ company, times, saved_at, invitations, last_at }) => (
        <li key={company.id} className="grid grid-cols-1 gap-3 p-4 sm:px-5">
          <CompanyHead
            company={company}
            facts={[
              times > 1 && <span key="views">{t('my.views', { count: times })}</span>,
              saved_at !== null && <span key="saved">{t('my.saved_profile')}</span>,
            ]}
            at={last_at}
            now={now}
          />
          {invitations.map((invitation) => (
            <Invited key={invitation.id} invitation={invitation} company={company.name} />
          ))}
        </li>
      ))}
    </CompanyList>
  )
}

/** Every answer can be taken back; the buttons work without a script. */
function Invited({ invitation, company }: { invitation: Invitation; company: string }) {
  const t = useText()
  const lang = useLanguage()
  const { id, job, state, has_applied, may } = invitation
  const isAsked = state === 'sent' && !has_applied && job.status === 'open'
  return (
    <section className="rounded-control border border-line bg-quiet p-4" data-invitation={state}>
      <h3 className="font-semibold">
        <Text
          id="my.invited"
          values={{ job: job.title }}
          components={{
            0: (
              <Link
                to={`/${lang}/job/${job.slug_id}`}
                lang={job.lang}
                className="text-primary underline [unicode-bidi:isolate]"
              />
            ),
          }}
        />
      </h3>
      {isAsked && <p className="mt-1 max-w-160 text-pretty text-muted">{t('my.invite_text', { company })}</p>}
      <Form method="post" preventScrollReset className="mt-2 flex flex-wrap items-center gap-2">
        <input type="hidden" name="id" value={id} />
        <Standing invitation={invitation} />
        {may.accept && job.status === 'open' && (
          <LinkButton look="primary" to={`/${lang}/job/${job.slug_id}/apply`}>
            {t('my.apply')}
          </LinkButton>
        )}
        {isAsked && (
          <Button type="submit" name="intent" value="accept">
            {t('my.invite_accept')}
          </Button>
        )}
        {may.decline && (
          <Button type="submit" name="intent" value="decline" look="ghost">
            {t(state === 'accepted' ? 'my.invite_take_back' : 'my.invite_decline')}
          </Button>
        )}
        {state === 'declined' && !has_applied && (
          <Button type="submit" name="intent" value="undecided" look="ghost">
            {t('my.invite_undo')}
          </Button>
        )}
      </Form>
    </section>
  )
}

/** What has become of it; nothing while it waits for an answer. */
function Standing({ invitation: { state, has_applied, job } }: { invitation: Invitation }) {
  const t = useText()
  const text = has_applied
    ? t('my.invite_applied')
    : state === 'accepted'
      ? t('my.invite_accepted')
      : state === 'declined'
        ? t('my.invite_declined')
        : job.status === 'open'
          ? null
          : t(job.status === 'on_hold' ? 'my.job_paused' : 'my.job_closed')
  return text === null ? null : <p className="text-muted">{text}</p>
}
