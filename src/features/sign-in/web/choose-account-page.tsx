import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'
import type { FieldOf, FormAnswer } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { ChevronEndIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import type { chooseAccount, OfferedAccount } from '../contract/codes.ts'
import { GatePage, LINK } from './gate-page.tsx'
import { signInPath } from './sign-in-path.ts'
import { useText } from './texts.ts'

type ChooseAccountField = FieldOf<typeof chooseAccount>

interface ChooseAccountProps {
  /** The accounts of the proven addresses; empty for a signed-in recruiter who chooses a site. */
  accounts: readonly OfferedAccount[]
  /** The next page. */
  next: string
  /** The address of the employer site for recruiters. */
  employer?: string
  answer: FormAnswer<ChooseAccountField> | null
}

const CHOICE =
  'flex min-h-14 w-full items-center justify-between gap-3 rounded-card border border-line px-4 py-3 text-start hover:bg-quiet'

/** A choice between accounts, or between sites for a recruiter. */
export function ChooseAccountPage({ accounts, next, employer, answer }: ChooseAccountProps) {
  const t = useText()
  const lang = useLanguage()
  if (accounts.length === 0) {
    return (
      <GatePage title={t('gate.side_title')} text={t('gate.side_text')}>
        <Link to={next} className={CHOICE}>
          <span className="font-semibold">{t('gate.as_seeker')}</span>
          <ChevronEndIcon className="text-muted" />
        </Link>
        <a href={employer} className={CHOICE}>
          <span className="font-semibold">{t('gate.as_recruiter')}</span>
          <ChevronEndIcon className="text-muted" />
        </a>
      </GatePage>
    )
  }
  return (
    <GatePage title={t('gate.choose_title')} text={t('gate.choose_text')}>
      <FormProblem text={answer?.problem ?? null} />
      <Form method="post" className="grid gap-3">
        {accounts.map(({ key, first_name, email, phone_num, is_recruiter }) => (
          <Button
            key={key}
            type="submit"
            name={'account' satisfies ChooseAccountField}
            value={key}
            className="w-full justify-between"
          >
            <span className="grid text-start">
              <span>{first_name || t('gate.no_name')}</span>
              <bdi className="text-13 font-normal text-muted">
                {[email, phone_num].filter(Boolean).join(' · ')}
              </bdi>
              {is_recruiter && (
                <span className="text-13 font-normal text-muted">{t('gate.is_recruiter')}</span>
              )}
            </span>
            <ChevronEndIcon className="text-muted" />
          </Button>
        ))}
      </Form>
      <Link to={signInPath(lang, 'get-started')} className={LINK}>
        {t('gate.start_again')}
      </Link>
    </GatePage>
  )
}
