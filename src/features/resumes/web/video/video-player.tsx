import { useText } from '../seeker-texts.ts'
import { COVER_PLACEHOLDER } from './placeholder.ts'

export interface Video {
  video_resume_id: string
  video_resume: string
  video_cover: string | null
  video_captions: string | null
  filename: string
  bytes: number
  milliseconds: number
  width: number
  height: number
}

/**
 * The browser's own player: it knows the keyboard, captions and full screen of its platform, and plays without scripts.
 * Nothing of the video is loaded before somebody presses play.
 */
export function VideoPlayer({ video }: { video: Video }) {
  const t = useText()
  return (
    // biome-ignore lint/a11y/useMediaCaption: Captions are the owner's to add; the card says whether there are any.
    <video
      controls
      playsInline
      preload="none"
      aria-label={t('video.play', { name: video.filename })}
      poster={video.video_cover ?? COVER_PLACEHOLDER}
      src={video.video_resume}
      width={320}
      height={180}
      className="aspect-video w-full rounded-control bg-quiet object-contain"
    >
      {video.video_captions !== null && (
        <track default kind="captions" src={video.video_captions} label={t('video.captions')} />
      )}
    </video>
  )
}
