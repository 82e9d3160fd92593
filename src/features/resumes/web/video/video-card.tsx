import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { Button, LinkButton } from '#ui/button.tsx'
import { Dotted } from '#ui/dotted.tsx'
import { Formatted } from '#ui/formatted.tsx'
import { useText } from '../seeker-texts.ts'
import { videosPath } from './addresses.ts'
import { type Video, VideoPlayer } from './video-player.tsx'

/** A video with what can be done with it. `isDeleting`: whether it is asked if it shall be deleted. */
export function VideoCard({ video, isDeleting }: { video: Video; isDeleting: boolean }) {
  const t = useText()
  const page = videosPath(useLanguage())
  const { filename: name, video_resume_id: id } = video
  return (
    <li id={id} className="grid min-w-0 content-start gap-2">
      <VideoPlayer video={video} />
      <h3 className="font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </h3>
      <Facts video={video} />
      {isDeleting ? (
        <DeleteQuestion video={video} />
      ) : (
        <div className="-ms-3 flex flex-wrap">
          <LinkButton look="ghost" to={`${page}/${id}/cover`} aria-label={`${t('video.cover')}: ${name}`}>
            {t('video.cover')}
          </LinkButton>
          <LinkButton
            look="ghost"
            to={`${page}/${id}/captions`}
            aria-label={`${t('video.captions')}: ${name}`}
          >
            {t('video.captions')}
          </LinkButton>
          <LinkButton
            look="ghost"
            to={`${page}?delete=${id}#${id}`}
            preventScrollReset
            aria-label={`${t('video.delete')}: ${name}`}
          >
            {t('video.delete')}
          </LinkButton>
        </div>
      )}
    </li>
  )
}

function Facts({ video: { milliseconds, bytes, video_captions } }: { video: Video }) {
  const t = useText()
  return (
    <p className="text-13 text-muted">
      <Dotted>
        <bdi>{lengthOf(milliseconds)}</bdi>
        <Formatted>
          {t('resumes.megabytes', { size: Math.max(0.1, Math.round(bytes / 104_857.6) / 10) })}
        </Formatted>
        <span>{t(video_captions === null ? 'video.no_captions' : 'video.has_captions')}</span>
      </Dotted>
    </p>
  )
}

/** `1:05`, as players show it in every language. */
function lengthOf(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function DeleteQuestion({ video: { video_resume_id: id, filename: name } }: { video: Video }) {
  const t = useText()
  const page = videosPath(useLanguage())
  return (
    <Form method="post" action={page} className="grid gap-3 rounded-control border border-line p-4">
      <input type="hidden" name="id" value={id} />
      <p className="font-semibold wrap-anywhere">{t('video.delete_title', { name })}</p>
      <p className="text-muted">{t('video.delete_text')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="delete" aria-label={`${t('video.delete')}: ${name}`}>
          {t('video.delete')}
        </Button>
        <LinkButton look="primary" to={`${page}#${id}`} preventScrollReset>
          {t('video.keep')}
        </LinkButton>
      </div>
    </Form>
  )
}
