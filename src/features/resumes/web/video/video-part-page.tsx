import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { UPLOAD_KINDS } from '#shared/upload-kinds.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import type { FormAnswer } from '#ui/form/form-answer.ts'
import { PageHead } from '#ui/page-head.tsx'
import { useText } from '../seeker-texts.ts'
import { videosPath } from './addresses.ts'
import { FileForm } from './file-form.tsx'
import { type Video, VideoPlayer } from './video-player.tsx'
import { BackToResumes } from './videos-page.tsx'

interface VideoPartPageProps {
  video: Video
  part: 'cover' | 'captions'
  answer: FormAnswer<string> | null
}

/** The cover or the captions of a video: added, replaced, removed. */
export function VideoPartPage({ video, part, answer }: VideoPartPageProps) {
  const t = useText()
  const action = `${videosPath(useLanguage())}/${video.video_resume_id}/${part}`
  const kind = `video-${part}` as const
  const size = UPLOAD_KINDS[kind].maxBytes / 1024 / 1024
  const title = `${t(`video.${part}`)}: ${video.filename}`
  return (
    <div className="page-width max-w-160 py-4 lg:py-8">
      <PageHead title={title} indexed={false} />
      <BackToResumes />
      <Card className="mt-2 grid gap-4 p-4 sm:p-8">
        <div>
          <h1 className="text-25 font-bold wrap-anywhere">
            {t(`video.${part}`)}: <bdi>{video.filename}</bdi>
          </h1>
          <p className="mt-1 text-pretty text-muted">{t(`video.${part}_text`)}</p>
        </div>
        <VideoPlayer video={video} />
        <FileForm
          kind={kind}
          field={`video_${part}`}
          action={action}
          label={t(`video.${part}_choose`)}
          help={t(`video.${part}_help`, { size })}
          button={t('resumes.save')}
          answer={answer}
        />
        {video[`video_${part}`] !== null && (
          <Form method="post" action={action}>
            <Button type="submit" name="intent" value="remove">
              {t(`video.${part}_remove`)}
            </Button>
          </Form>
        )}
      </Card>
    </div>
  )
}
