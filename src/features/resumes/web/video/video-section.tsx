import { useSearchParams } from 'react-router'
import { MOST_VIDEO_RESUMES, VIDEO_RESUME_SECONDS } from '#config/limits.ts'
import { Done } from '#features/account-settings/web/door.tsx'
import { useLanguage } from '#i18n/language-provider.tsx'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { useText } from '../seeker-texts.ts'
import { videoChangeIn, videosPath } from './addresses.ts'
import { FileForm } from './file-form.tsx'
import { VideoCard } from './video-card.tsx'
import type { Video } from './video-player.tsx'

export interface VideoSectionProps {
  videos: readonly Video[]
  mayAdd: boolean
  answer?: FormAnswer<string> | null
  /** `h1` where it is the whole page. */
  heading?: 'h1' | 'h2'
}

const KIND = 'video-resume'
const LIMITS = {
  minutes: VIDEO_RESUME_SECONDS / 60,
  size: UPLOAD_KINDS[KIND].maxBytes / 1024 / 1024,
}

/** The video resumes of a seeker, on the page of resumes and on their own. Its forms go to the page of their own. */
export function VideoSection({ videos, mayAdd, answer = null, heading: Heading = 'h2' }: VideoSectionProps) {
  const t = useText()
  const page = videosPath(useLanguage())
  const [query] = useSearchParams()
  const change = videoChangeIn(query)
  return (
    <section id="videos" aria-labelledby="videos-title" className="grid gap-4">
      <div>
        <Heading id="videos-title" className="text-20 font-bold">
          {t('video.title')}
        </Heading>
        <p className="mt-1 max-w-160 text-pretty text-muted">{t('video.text')}</p>
      </div>
      <Done text={answer === null && change !== null ? t(`video.${change}`) : null} />
      {videos.length === 0 ? (
        <p className="text-muted">{t('video.none')}</p>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2">
          {videos.map((video) => (
            <VideoCard
              key={video.video_resume_id}
              video={video}
              isDeleting={query.get('delete') === video.video_resume_id}
            />
          ))}
        </ul>
      )}
      {mayAdd ? (
        <div className="max-w-120">
          <FileForm
            kind={KIND}
            field="video_resume"
            action={page}
            label={t('video.choose')}
            help={t('video.help', LIMITS)}
            button={t('video.add')}
            answer={answer}
          />
        </div>
      ) : (
        <p className="text-muted">{t('video.full', { max: MOST_VIDEO_RESUMES })}</p>
      )}
    </section>
  )
}
