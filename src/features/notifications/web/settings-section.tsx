import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'

export function SettingsSection({
  title,
  text,
  children,
}: {
  title: string
  text: string
  children: ReactNode
}) {
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div>
        <h2 className="text-20 font-bold">{title}</h2>
        <p className="mt-1 text-pretty text-muted">{text}</p>
      </div>
      {children}
    </Card>
  )
}
