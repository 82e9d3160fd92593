import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLanguage } from '#i18n/language-provider.tsx'
import { lookUp } from '#shared/look-up.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { ApiCallDetail } from '../contract.ts'
import { Answer } from './call-answer.tsx'
import { callRequest } from './call-request.ts'
import { ParameterField } from './parameter-field.tsx'
import { type CallAnswer, sendCall } from './send-call.ts'
import { useText } from './texts.ts'

interface TryCallProps {
  call: ApiCallDetail
  examples: Readonly<Record<string, string>>
}

type State = { at: 'start' | 'sending' | 'failed' } | { at: 'done'; answer: CallAnswer }

/**
 * The parameters, each with a field, and the response. Without a script, a reading call with all its values in the
 * query is a plain form, whose response the browser shows; any other call can only be read.
 */
export function TryCall({ call, examples }: TryCallProps) {
  const t = useText()
  const language = useLanguage()
  const [state, setState] = useState<State>({ at: 'start' })
  const outcome = useRef<HTMLDivElement>(null)
  // A long list of parameters is between the button and the response.
  useEffect(() => {
    if (state.at === 'done' || state.at === 'failed') outcome.current?.scrollIntoView()
  }, [state])
  const isAlive = useSyncExternalStore(never, yes, no)
  const isPlain = call.method === 'GET' && call.parameters.every((parameter) => parameter.in === 'query')

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = new Map(
      [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value] as const] : [],
      ),
    )
    setState({ at: 'sending' })
    try {
      setState({ at: 'done', answer: await sendCall(callRequest(call, values, language)) })
    } catch {
      setState({ at: 'failed' })
    }
  }

  return (
    <section className="grid gap-3" aria-labelledby="parameters">
      <h2 id="parameters" className="text-20 font-bold">
        {t('api.parameters')}
      </h2>
      <form action={isPlain ? call.path : undefined} method="get" onSubmit={send} className="grid gap-3">
        <Card className="p-0">
          {call.parameters.length === 0 && <p className="px-4 py-3 text-muted">{t('api.no_parameters')}</p>}
          <ul className="divide-y divide-line">
            {call.parameters.map((parameter) => (
              <li key={parameter.name} className="px-4 py-3">
                <ParameterField parameter={parameter} example={lookUp(examples, parameter.name) ?? ''} />
              </li>
            ))}
          </ul>
        </Card>
        {isPlain && <input type="hidden" name="language_code" value={language} />}
        {(isPlain || isAlive) && (
          <div className="flex flex-wrap items-center gap-3 bg-paper py-2 lg:sticky lg:bottom-0">
            <Button type="submit" look="primary" aria-busy={state.at === 'sending'}>
              {t(state.at === 'sending' ? 'api.sending' : 'api.send')}
            </Button>
            <p className="text-13 text-muted">{t('api.try_note')}</p>
          </div>
        )}
      </form>
      <div ref={outcome} role="status" className="grid gap-2">
        {state.at === 'sending' && <p>{t('api.sending')}</p>}
        {state.at === 'failed' && <p className="text-danger">{t('error.network')}</p>}
        {state.at === 'done' && <p className="sr-only">{`${t('api.status')}: ${state.answer.status}`}</p>}
      </div>
      {state.at === 'done' && <Answer answer={state.answer} />}
    </section>
  )
}

const never = () => () => {}
const yes = () => true
const no = () => false
