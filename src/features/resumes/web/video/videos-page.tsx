import { useLanguage } from '#i18n/language-provider.tsx'
import { Card } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from '../seeker-texts.ts'
import { VideoSection, type VideoSectionProps } from './video-section.tsx'

/** The page that takes the forms of videos: shown where one is refused, and where no script runs. */
export function VideosPage(props: VideoSectionProps) {
  const t = useText()
  return (
    <div className="page-width max-w-200 py-4 lg:py-8">
      <PageHead title={t('video.title')} indexed={false} />
      <BackToResumes />
      <Card className="mt-2 p-4 sm:p-8">
        <VideoSection {...props} heading="h1" />
      </Card>
    </div>
  )
}

export function BackToResumes() {
  const t = useText()
  const lang = useLanguage()
  return (
    <Link
      to={`/${lang}/profile/resume`}
      className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
    >
      {t('video.back')}
    </Link>
  )
}
