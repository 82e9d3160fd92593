import { Link } from '#ui/link.tsx'
import { useText } from '../seeker-texts.ts'

export function CloseLink({ to, isDone = false }: { to: string; isDone?: boolean }) {
  const t = useText()
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-quiet"
    >
      {t(isDone ? 'action.close' : 'resumes.cancel')}
    </Link>
  )
}
