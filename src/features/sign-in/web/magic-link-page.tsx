import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import type { FieldOf, FormAnswer } from '#ui/form/form-answer.ts'
import { FormProblem } from '#ui/form/form-problem.tsx'
import { OnceForm } from '#ui/form/once-form.tsx'
import type { confirmMagicLink } from '../contract/links.ts'
import { GatePage } from './gate-page.tsx'
import { signInPath } from './sign-in-path.ts'
import { useText } from './texts.ts'

type MagicLinkField = FieldOf<typeof confirmMagicLink>

export interface MagicLinkProps {
  token: string
  state: 'good' | 'other-browser' | 'used' | 'expired'
  email: string | null
  asked: { browser: string | null; system: string | null; asked_at: string } | null
  /** The time of rendering, in milliseconds. */
  now: number
  answer: FormAnswer<MagicLinkField> | null
}

/** One button, since programs that read mail follow links but press nothing. */
export function MagicLinkPage({ token, state, email, asked, now, answer }: MagicLinkProps) {
  const t = useText()
  const lang = useLanguage()
  const formats = useFormats()
  if (state === 'used' || state === 'expired') {
    return (
      <GatePage title={t('gate.link_over_title')} text={t('gate.link_over_text')}>
        <LinkButton look="primary" to={signInPath(lang, 'get-started')}>
          {t('gate.start_again')}
        </LinkButton>
      </GatePage>
    )
  }
  const isOther = state === 'other-browser'
  const asker = [asked?.browser, asked?.system].filter(Boolean).join(' · ')
  return (
    <GatePage title={t('gate.link_use_title')} text={t('gate.link_use_text', { address: email ?? '' })}>
      <FormProblem text={answer?.problem ?? null} />
      {isOther && asked !== null && (
        <p className="rounded-control bg-amber-tint px-4 py-3 text-amber-ink">
          {t('gate.link_other', {
            browser: asker === '' ? t('gate.unknown_browser') : asker,
            time: formats.since(asked.asked_at, now),
          })}
        </p>
      )}
      <OnceForm answer={answer}>
        <input type="hidden" name={'token' satisfies MagicLinkField} value={token} />
        {isOther && <input type="hidden" name={'confirm_here' satisfies MagicLinkField} value="1" />}
        <Button type="submit" look="primary" className="w-full">
          {t(isOther ? 'gate.link_here' : 'gate.sign_in')}
        </Button>
      </OnceForm>
    </GatePage>
  )
}
