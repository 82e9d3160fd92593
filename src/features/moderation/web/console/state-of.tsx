import { useFormats } from '#i18n/language-provider.tsx'
import type { ConsoleAccount } from '../../contract/console.ts'
import { useText } from './texts.ts'

/** The roles of an account, and whether it is suspended. */
export function StateOf({ account }: { account: ConsoleAccount }) {
  const t = useText()
  const formats = useFormats()
  const { suspended_at, suspended_until, is_recruiter, is_operator } = account
  return (
    <>
      {suspended_at === null ? (
        t('console.active')
      ) : (
        <b className="font-semibold text-danger">
          {suspended_until === null
            ? t('console.suspended')
            : t('console.suspended_until', { date: formats.date(suspended_until * 1000) })}
        </b>
      )}
      {is_recruiter && ` · ${t('console.recruiter')}`}
      {is_operator && ` · ${t('console.operator')}`}
    </>
  )
}
