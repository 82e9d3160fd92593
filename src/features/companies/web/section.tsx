import { type ReactNode, useId } from 'react'

/** A part of a company's page under its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 text-20 font-bold">
        {title}
      </h2>
      {children}
    </section>
  )
}
