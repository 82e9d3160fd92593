import { classNames } from './class-names.ts'

/** A placeholder while content loads; visible only if the wait lasts. Size by classes: `h-5 w-40`. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className="after-a-moment block">
      <span className={classNames('shimmers block rounded-control bg-quiet', className)} />
    </span>
  )
}
