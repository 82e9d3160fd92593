import type { useUpload } from '#ui/upload/use-upload.ts'
import { useText } from './texts.ts'

/** How much of a file has arrived, or that the line was cut. Nothing before it is sent. */
export function UploadProgress({ state, share }: Pick<ReturnType<typeof useUpload>, 'state' | 'share'>) {
  const t = useText()
  if (state === 'broken') return <p role="alert">{t('photo.interrupted')}</p>
  if (state !== 'running') return null
  return (
    <div className="grid gap-1">
      <progress value={share} max={1} aria-label={t('photo.uploading')} className="w-full" />
      <p role="status" className="text-13 text-muted">
        {t('photo.progress', { share })}
      </p>
    </div>
  )
}
