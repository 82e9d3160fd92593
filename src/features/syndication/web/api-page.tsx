import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { OPENAPI_PATH } from '#shared/call-address.ts'
import { AnchorButton, Button, LinkButton } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NothingFoundIllustration } from '#ui/illustrations/nothing-found.tsx'
import { Input } from '#ui/inputs.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useSite } from '#ui/site-context.tsx'
import type { ApiCall } from '../contract.ts'
import { Code, English, Method } from './code.tsx'
import { useText } from './texts.ts'

interface ApiPageProps {
  calls: readonly ApiCall[]
  query: string
  origin: string
}

/**
 * All calls of the site by service; each has a page of its own, so that this one stays small with any number of calls.
 */
export function ApiPage({ calls, query, origin }: ApiPageProps) {
  const t = useText()
  const lang = useLanguage()
  const { name } = useSite()
  const action = href('/:lang/api', { lang })
  return (
    <div className="page-width grid max-w-240 gap-6 py-6 lg:py-10">
      <PageHead title={t('api.title')} description={t('api.description', { name })} indexed={query === ''} />
      <header>
        <h1 className="text-32 font-bold">{t('api.title')}</h1>
        <p className="mt-2 max-w-160 text-17 text-muted">{t('api.intro', { name })}</p>
        <p className="mt-4">
          <AnchorButton href={OPENAPI_PATH}>{t('api.document')}</AnchorButton>
        </p>
      </header>
      <form action={action} method="get" className="flex flex-wrap items-end gap-2">
        <div className="grow basis-60">
          <label htmlFor="api-search" className="mb-1 block font-semibold">
            {t('api.search')}
          </label>
          <Input
            id="api-search"
            type="search"
            name="query"
            key={query}
            defaultValue={query}
            placeholder={t('api.search_hint')}
          />
        </div>
        <Button type="submit" look="primary">
          {t('api.search')}
        </Button>
      </form>
      {calls.length === 0 ? (
        <EmptyState illustration={<NothingFoundIllustration />} title={t('api.none', { query })}>
          <LinkButton to={action}>{t('api.show_all')}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <p role="status" className="font-semibold tabular-nums">
            {t('api.count', { count: calls.length })}
          </p>
          {[...Map.groupBy(calls, ({ service }) => service)].map(([service, some]) => (
            <ServiceCalls key={service} service={service} calls={some} />
          ))}
        </>
      )}
      <Basics origin={origin} />
    </div>
  )
}

function ServiceCalls({ service, calls }: { service: string; calls: readonly ApiCall[] }) {
  const lang = useLanguage()
  return (
    <section aria-labelledby={`service-${service}`}>
      <h2 id={`service-${service}`} className="mb-2 text-20 font-bold">
        <Code>{service}</Code>
      </h2>
      <Card className="p-0">
        <ul className="divide-y divide-line">
          {calls.map((call) => (
            <li key={call.name}>
              <Link
                to={href('/:lang/api/:call', { lang, call: call.name })}
                className="grid gap-x-3 gap-y-1 px-4 py-3 hover:bg-quiet sm:grid-cols-[auto_1fr]"
              >
                <Method name={call.method} />
                <span className="min-w-0">
                  <Code className="font-semibold">{call.path}</Code>
                  <span className="mt-0.5 block text-muted">
                    <English>{call.summary}</English>
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}

function Basics({ origin }: { origin: string }) {
  const t = useText()
  const lang = useLanguage()
  const feeds = [
    `/${lang}/onsite-job/feed.rss?country=PH`,
    `/${lang}/remote-jobs/feed.json?country=all`,
    '/feeds/SG.xml',
  ]
  return (
    <>
      <section className="grid gap-2">
        <h2 className="text-20 font-bold">{t('api.basics')}</h2>
        <p>{t('api.basics_envelope')}</p>
        <p>{t('api.basics_language', { code: lang })}</p>
        <p>{t('api.basics_limit')}</p>
      </section>
      <section className="grid gap-2">
        <h2 className="text-20 font-bold">{t('api.feeds')}</h2>
        <p>{t('api.feeds_search')}</p>
        <p>{t('api.feeds_export')}</p>
        <ul className="mt-1 grid">
          {feeds.map((path) => (
            <li key={path}>
              <a
                href={path}
                rel="nofollow"
                className="flex min-h-11 items-center text-primary hover:underline"
              >
                <Code>{origin + path}</Code>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
