import { useId } from 'react'
import { Form, href } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import type { ResponseOf } from '#shared/contract.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { classNames } from '#ui/class-names.ts'
import { CheckIcon, icon } from '#ui/icons.tsx'
import type { getAdvice } from '../../contract/advice.ts'
import { useText } from '../texts.ts'

export type Advice = ResponseOf<typeof getAdvice>

interface AdviceProps {
  advice: Advice
  /** The page to which an answer leads back: a path. */
  back: string
}

const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)

/** The next best thing, answered where it stands, and what jobs like the wanted ones ask for. */
export function AdviceCards(props: AdviceProps) {
  return (
    <>
      <NextBestThing {...props} />
      <AskedByJobs {...props} />
    </>
  )
}

/** Nothing if nothing is missing. */
export function NextBestThing({ advice: { market, next }, back }: AdviceProps) {
  if (market === null || next === null) return null
  return <NextCard next={next} market={market} back={back} />
}

/** Nothing if too few jobs are open. */
export function AskedByJobs({ advice: { market, may }, back }: AdviceProps) {
  if (market === null || market.skills.length === 0) return null
  return <MarketCard market={market} mayAdd={may.add_skill} back={back} />
}

type Market = NonNullable<Advice['market']>

function NextCard({
  next,
  market,
  back,
}: {
  next: NonNullable<Advice['next']>
  market: Market
  back: string
}) {
  const t = useText()
  const heading = useId()
  const tenths = Math.max(1, Math.round(next.percent / 10))
  const isWritten = next.kind === 'language' && next.is_written
  return (
    <section className="rounded-card bg-tint p-5" aria-labelledby={heading}>
      <p className="text-13 text-muted">{t('advice.next')}</p>
      <h2 id={heading} className="mt-0.5 text-17 font-bold">
        {t(next.kind === 'language' ? 'advice.language' : 'advice.skill', { name: next.name })}
      </h2>
      <div aria-hidden="true" className="mt-3 flex gap-1.5">
        {TENTHS.map((tenth) => (
          <span
            key={tenth}
            className={classNames('size-4 rounded-sm bg-primary', tenth > tenths && 'opacity-25')}
          />
        ))}
      </div>
      <p className="mt-2 mb-4 text-13">
        {t(isWritten ? 'advice.written' : 'advice.asked', { tenths, about: aboutOf(market) })}
      </p>
      <AnswerForm back={back}>
        {next.kind === 'language' ? (
          <div className="grid grid-cols-2 gap-2">
            <input type="hidden" name="language_id" value={next.language_id} />
            {next.proficiencies.map(({ id, value }) => (
              <Button key={id} type="submit" name="proficiency_id" value={id} className="rounded-full">
                {value}
              </Button>
            ))}
          </div>
        ) : (
          <Button type="submit" name="skill" value={next.name} className="rounded-full">
            {t('advice.have_it')}
          </Button>
        )}
      </AnswerForm>
    </section>
  )
}

const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

function MarketCard({ market, mayAdd, back }: { market: Market; mayAdd: boolean; back: string }) {
  const t = useText()
  return (
    <Card className="p-5">
      <h2 className="text-17 font-bold">{t('advice.market')}</h2>
      <p className="mt-0.5 text-13 text-muted">
        {t('advice.market_jobs', { count: market.jobs, about: aboutOf(market) })}
      </p>
      <AnswerForm back={back}>
        <ul className="mt-3 grid gap-1">
          {market.skills.map(({ name, percent, has }) => (
            <li key={name} className="flex items-start gap-1">
              {has ? (
                <span
                  role="img"
                  aria-label={t('advice.has')}
                  className="grid size-11 place-items-center text-primary"
                >
                  <CheckIcon size={18} />
                </span>
              ) : (
                <button
                  type="submit"
                  name="skill"
                  value={name}
                  disabled={!mayAdd}
                  aria-label={t('advice.add', { name })}
                  className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-quiet disabled:opacity-40"
                >
                  <PlusIcon size={18} />
                </button>
              )}
              <div className="min-w-0 grow pt-2">
                <p className="flex justify-between gap-3">
                  <bdi className="font-semibold">{name}</bdi>
                  <span className="text-13 text-muted tabular-nums">
                    {t('advice.percent', { share: percent / 100 })}
                  </span>
                </p>
                <div aria-hidden="true" className="mt-1 h-1 rounded-full bg-quiet">
                  <div
                    className={classNames('h-1 rounded-full', has ? 'bg-primary' : 'bg-control')}
                    style={{ inlineSize: `${percent}%` }}
                  />
                </div>
              </div>
            </li>
          ))}
        </ul>
      </AnswerForm>
    </Card>
  )
}

const aboutOf = ({ work, place }: Market): string => [work, place].filter((part) => part !== null).join(' · ')

function AnswerForm({ back, children }: { back: string; children: React.ReactNode }) {
  const lang = useLanguage()
  return (
    <Form method="post" action={href('/:lang/profile/advice', { lang })} preventScrollReset>
      <input type="hidden" name="back" value={back} />
      {children}
    </Form>
  )
}
