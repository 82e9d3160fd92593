import { useLanguage } from '#i18n/language-provider.tsx'
import { Button } from '#ui/button.tsx'

/** The button to Singpass: a plain form, since the server answers with a page that forwards by itself. */
export function StartForm({ look, text }: { look: 'primary' | 'plain'; text: string }) {
  const lang = useLanguage()
  return (
    <form method="post" action={`/${lang}/verify-identity/start`}>
      <Button type="submit" look={look} className="w-full">
        {text}
      </Button>
    </form>
  )
}
