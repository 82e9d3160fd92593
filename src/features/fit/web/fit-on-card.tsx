import { useEffect, useState } from 'react'
import { useFormats, useLanguage } from '#i18n/language-provider.tsx'
import { classNames } from '#ui/class-names.ts'
import { type CardFit, fitOfCard } from './fits-of-cards.ts'
import { useText } from './texts.ts'

/** How many of the skills of a job the seeker has: words behind the age, so that nothing moves when they come. */
export function FitOnCard({ jobId }: { jobId: number }) {
  const t = useText()
  const formats = useFormats()
  const fit = useCardFit(jobId)
  if (fit === null || fit.have === 0) return null
  const text = t('fit.on_card', { have: formats.number(fit.have), count: fit.skills })
  const isMost = fit.have * 2 >= fit.skills
  return (
    <>
      {' · '}
      <span className={classNames(isMost && 'font-semibold text-primary')}>{text}</span>
    </>
  )
}

function useCardFit(jobId: number): CardFit | null {
  const language = useLanguage()
  const [fit, setFit] = useState<CardFit | null>(null)
  useEffect(() => {
    let isGone = false
    void fitOfCard(jobId, language).then((found) => {
      if (!isGone) setFit(found)
    })
    return () => {
      isGone = true
    }
  }, [jobId, language])
  return fit
}
