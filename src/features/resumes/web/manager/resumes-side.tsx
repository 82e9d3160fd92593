import { Card } from '#ui/card.tsx'
import { useText } from '../seeker-texts.ts'

/** Beside the resumes; below them on phones. */
export function ResumesSide() {
  const t = useText()
  return (
    <Card className="p-5">
      <h2 className="text-17 font-bold">{t('resumes.who_sees')}</h2>
      <p className="mt-2 text-pretty text-muted">{t('resumes.who_sees_text')}</p>
    </Card>
  )
}
