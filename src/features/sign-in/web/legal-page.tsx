import { PageHead } from '#ui/page-head.tsx'
import { useSite } from '#ui/site-context.tsx'
import { useText } from './texts.ts'

const PARTS = {
  terms: ['gate.terms_use', 'gate.terms_account', 'gate.terms_honest', 'gate.terms_jobs', 'gate.terms_end'],
  privacy: [
    'gate.privacy_kept',
    'gate.privacy_why',
    'gate.privacy_cookies',
    'gate.privacy_shared',
    'gate.privacy_rights',
  ],
} as const

/** The default legal texts if the operator has written none. */
export function LegalPage({ kind }: { kind: keyof typeof PARTS }) {
  const t = useText()
  const { name, supportEmail } = useSite()
  const title = t(kind === 'terms' ? 'gate.terms_title' : 'gate.privacy_title')
  return (
    <div className="page-width max-w-180 py-8 lg:py-14">
      <PageHead title={title} indexed={false} />
      <h1 className="text-32 font-bold">{title}</h1>
      <div className="mt-5 grid gap-4 text-17">
        {PARTS[kind].map((part) => (
          <p key={part}>{t(part, { site: name })}</p>
        ))}
        {supportEmail !== null && (
          <p>
            <a href={`mailto:${supportEmail}`} className="font-semibold text-primary underline">
              {supportEmail}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
