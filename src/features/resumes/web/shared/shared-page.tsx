import { useEffect, useEffectEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { directionOf } from '#config/languages.ts'
import { useFormats } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { OpenedShare } from '../../contract/shares.ts'
import { useText } from '../templates/texts.ts'

interface SharedPageProps {
  state: 'open' | 'ended' | 'unknown'
  expires_at: string
  /** Of this site. */
  site: string
  answer: { opened?: OpenedShare; problem?: string } | null
}

/** A resume that somebody shares by a link: its pages as pictures, and the same as text. */
export function SharedPage({ state, expires_at, site, answer }: SharedPageProps) {
  const t = useText()
  if (state !== 'open') {
    const isEnded = state === 'ended'
    return (
      <Frame title={t(isEnded ? 'shared.ended' : 'shared.unknown')}>
        <p className="mt-2 text-muted">{t(isEnded ? 'shared.ended_text' : 'shared.unknown_text')}</p>
      </Frame>
    )
  }
  if (answer?.opened !== undefined) return <Opened {...answer.opened} site={site} />
  return <Closed expiresAt={expires_at} problem={answer?.problem ?? null} />
}

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="page-width max-w-xl py-12">
      <PageHead title={title} indexed={false} />
      <h1 className="text-25 font-bold">{title}</h1>
      {children}
    </div>
  )
}

/** A script opens the resume at once; without one there is a button. */
function Closed({ expiresAt, problem }: { expiresAt: string; problem: string | null }) {
  const t = useText()
  const { date } = useFormats()
  const submit = useSubmit()
  const isOpening = useNavigation().state !== 'idle'
  const open = useEffectEvent(() => {
    if (problem === null) void submit({ intent: 'open' }, { method: 'post', replace: true })
  })
  useEffect(() => open(), [])
  return (
    <Frame title={t('shared.title')}>
      <p className="mt-2 text-muted">{t('shared.text')}</p>
      <Form method="post" replace className="mt-5 grid gap-3">
        <FormProblem text={problem} />
        <Button type="submit" name="intent" value="open" look="primary" disabled={isOpening}>
          {t(isOpening ? 'shared.opening' : 'shared.open')}
        </Button>
      </Form>
      <p className="mt-3 text-13 text-muted">{t('shared.until', { date: date(new Date(expiresAt)) })}</p>
    </Frame>
  )
}

function Opened({ name, language, pages, text, paper, may_download, site }: OpenedShare & { site: string }) {
  const t = useText()
  return (
    <div className="bg-quiet">
      <PageHead title={name || t('shared.title')} indexed={false} />
      <div className="page-width grid max-w-4xl gap-4 py-6">
        <div className="flex flex-wrap items-center gap-3">
          <h1 className="grow text-25 font-bold">
            <bdi>{name}</bdi>
          </h1>
          {may_download && (
            <Form method="post" reloadDocument>
              <Button type="submit" name="intent" value="download">
                {t('shared.download')}
              </Button>
            </Form>
          )}
        </div>
        {pages.map((svg, index) => (
          <img
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no other identity.
            key={index}
            src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
            alt={t('shared.page', { page: index + 1, pages: pages.length })}
            className={`w-full bg-white shadow-float ${paper === 'a4' ? 'aspect-[210/297]' : 'aspect-[216/279]'}`}
          />
        ))}
        <details className="rounded-card bg-surface p-4">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('shared.as_text')}</summary>
          <div lang={language} dir={directionOf(language)} className="grid gap-4 pt-2">
            {text.map(({ heading, lines }) => (
              <section key={heading}>
                {heading !== '' && <h2 className="font-bold">{heading}</h2>}
                {lines.map((line) => (
                  <p key={line} className="wrap-anywhere">
                    {line}
                  </p>
                ))}
              </section>
            ))}
          </div>
        </details>
        <p className="text-13 text-muted">{t('shared.made', { site })}</p>
      </div>
    </div>
  )
}
