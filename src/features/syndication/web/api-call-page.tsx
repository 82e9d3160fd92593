import { href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useSite } from '#ui/site-context.tsx'
import type { ApiCallDetail } from '../contract.ts'
import { asCurl, callRequest } from './call-request.ts'
import { Code, CodeBlock, English, Method } from './code.tsx'
import { useText } from './texts.ts'
import { TryCall } from './try-call.tsx'

interface ApiCallPageProps {
  call: ApiCallDetail
  /** Values with which the call succeeds, by the name of the parameter. */
  examples: Readonly<Record<string, string>>
  origin: string
}

/** One call: its parameters, a form that makes it, its response and its errors. */
export function ApiCallPage({ call, examples, origin }: ApiCallPageProps) {
  const t = useText()
  const lang = useLanguage()
  const { name } = useSite()
  const request = callRequest(call, new Map(Object.entries(examples)), lang)
  return (
    <div className="page-width grid max-w-240 grid-cols-1 gap-6 py-4 lg:py-6">
      <PageHead
        title={`${call.method} ${call.path} · ${t('api.title')}`}
        description={t('api.description', { name })}
      />
      <Breadcrumbs
        crumbs={[{ text: t('api.title'), to: href('/:lang/api', { lang }) }, { text: call.name }]}
      />
      <header>
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-20 font-bold sm:text-25">
          <Method name={call.method} />
          <Code>{call.path}</Code>
        </h1>
        <p className="mt-2 text-17">
          <English>{call.summary}</English>
        </p>
        <p className="mt-1 text-muted">{t('api.limit', call.limit)}</p>
      </header>
      <section className="grid gap-2">
        <h2 className="text-20 font-bold">{t('api.example')}</h2>
        <CodeBlock label={t('api.example')}>{asCurl(request, origin)}</CodeBlock>
      </section>
      <TryCall key={call.name} call={call} examples={examples} />
      <Fields call={call} />
      <Errors call={call} />
    </div>
  )
}

function Fields({ call: { fields } }: { call: ApiCallDetail }) {
  const t = useText()
  if (fields.length === 0) return null
  return (
    <section>
      <h2 className="mb-2 text-20 font-bold">{t('api.answer')}</h2>
      <table className="w-full border-collapse text-start">
        <thead>
          <tr className="border-b border-line text-13 text-muted">
            <th scope="col" className="py-2 pe-4 text-start font-semibold">
              {t('api.field')}
            </th>
            <th scope="col" className="py-2 text-start font-semibold">
              {t('api.type')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ path, type }) => (
            <tr key={path} className="border-b border-line">
              <th scope="row" className="py-1.5 pe-4 text-start align-top font-normal">
                <Code>{path}</Code>
              </th>
              <td className="py-1.5 align-top text-muted">
                <Code>{type}</Code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Errors({ call: { errors } }: { call: ApiCallDetail }) {
  const t = useText()
  return (
    <section>
      <h2 className="mb-2 text-20 font-bold">{t('api.errors')}</h2>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line text-13 text-muted">
            {[t('api.code'), t('api.status'), t('api.message')].map((text) => (
              <th key={text} scope="col" className="py-2 pe-4 text-start font-semibold">
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {errors.map(({ code, status, message }) => (
            <tr key={code} className="border-b border-line align-top tabular-nums">
              <th scope="row" className="py-1.5 pe-4 text-start font-normal">
                {code}
              </th>
              <td className="py-1.5 pe-4">{status}</td>
              <td className="py-1.5">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
