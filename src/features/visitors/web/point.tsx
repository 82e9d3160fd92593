import type { ReactNode } from 'react'

/** One thing that a page explains. */
export function Point({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <li className="flex items-start gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-tint text-primary">
        {icon}
      </span>
      <div>
        <h3 className="text-17 font-bold">{title}</h3>
        <p className="mt-1 max-w-120 text-pretty text-muted">{text}</p>
      </div>
    </li>
  )
}

export const POINTS = 'grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2'
