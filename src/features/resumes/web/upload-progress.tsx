import { useText } from './seeker-texts.ts'

/** How much of the file has arrived, that the line was cut, or that the file is looked at. */
export function UploadProgress({
  state,
  share,
  name,
}: {
  state: 'idle' | 'running' | 'broken' | 'checked'
  share: number
  name: string
}) {
  const t = useText()
  if (state === 'idle') return null
  if (state === 'broken')
    return (
      <p role="alert" className="font-medium text-danger">
        {t('error.network')}
      </p>
    )
  return (
    <div className="grid gap-1">
      <progress
        {...(state === 'running' && { value: share })}
        max={1}
        aria-label={t('resumes.uploading', { name })}
        className="w-full"
      />
      <p role="status" className="text-13 text-muted">
        {state === 'checked' ? t('resumes.checking') : t('resumes.progress', { share })}
      </p>
    </div>
  )
}
