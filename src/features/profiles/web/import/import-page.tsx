import { useLanguage } from '#i18n/language-provider.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { ChevronStartIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import type { ProfileImport } from '../../contract/import.ts'
import { type Choice, NamesContext } from '../profile/page-context.ts'
import { ChooseEntries } from './choose-entries.tsx'
import { ChooseFile } from './choose-file.tsx'
import { useText } from './texts.ts'

export interface ImportPageProps {
  /** What was read and waits; null: nothing. */
  waiting: ProfileImport | null
  lists: Readonly<Record<string, readonly Choice[]>>
  /** The current month, such as `2026-11`. */
  month: string
  /** Whether the wizard goes on after it. */
  isOnWay: boolean
  answer: FormAnswer<string> | null
}

/** A file is chosen; then what was read of it, of which some or all is added to the profile. */
export function ImportPage({ waiting, lists, month, isOnWay, answer }: ImportPageProps) {
  const t = useText()
  const lang = useLanguage()
  const title = t(waiting === null ? 'import.title' : 'import.look_title')
  return (
    <NamesContext value={{ lists, month }}>
      <div className="page-width max-w-180 py-6 lg:py-10">
        <PageHead title={title} indexed={false} />
        <Link
          to={`/${lang}/profile`}
          className="-ms-1 inline-flex min-h-11 items-center gap-0.5 font-semibold text-primary"
        >
          <ChevronStartIcon size={20} />
          {t('profile.back')}
        </Link>
        <h1 tabIndex={-1} className="text-25 font-bold outline-none">
          {title}
        </h1>
        {waiting === null ? (
          <ChooseFile answer={answer} />
        ) : (
          <ChooseEntries
            key={waiting.id}
            {...{ waiting, isOnWay }}
            answer={answer?.step === 'apply' ? answer : null}
          />
        )}
      </div>
    </NamesContext>
  )
}
