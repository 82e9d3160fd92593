import { useFormats } from '#i18n/language-provider.tsx'
import { useCommonText } from '#i18n/room-texts.tsx'

interface Reply {
  in_time_percent: number
  median_hours: number | null
}

/** `Usually answers in 2 days · 92% answered in time`. Null: too few applications to say. */
export function ReplyRecord({ record }: { record: Reply | null }) {
  const t = useCommonText()
  const { duration } = useFormats()
  if (record === null) return t('reply.not_enough')
  const { median_hours: hours, in_time_percent } = record
  const share = t('reply.in_time', { share: in_time_percent / 100 })
  return (
    <span data-reply-record suppressHydrationWarning>
      {hours === null ? share : `${t('reply.usually', { time: duration(hours) })} · ${share}`}
    </span>
  )
}
