import { CodeBlock } from './code.tsx'
import { type CallAnswer, SHOWN_CHARACTERS } from './send-call.ts'
import { useText } from './texts.ts'

/** The response, unchanged. */
export function Answer({ answer }: { answer: CallAnswer }) {
  const t = useText()
  const headers = answer.headers.map(([name, value]) => `${name}: ${value}`).join('\n')
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-x-4 font-semibold tabular-nums">
        <bdi lang="en">{answer.status}</bdi>
        <span className="font-normal text-muted">{t('api.took', { milliseconds: answer.milliseconds })}</span>
      </p>
      <h3 className="font-bold">{t('api.body')}</h3>
      <CodeBlock label={t('api.body')}>{answer.body}</CodeBlock>
      {answer.isCut && (
        <p className="text-13 text-muted">{t('api.shortened', { count: SHOWN_CHARACTERS })}</p>
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-bold">{t('api.headers')}</summary>
        <CodeBlock label={t('api.headers')}>{headers}</CodeBlock>
      </details>
    </div>
  )
}
