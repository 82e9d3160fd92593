import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'

interface ActProps {
  intent: string
  /** Which one it is about. */
  id?: string
  look?: 'primary' | 'plain' | 'ghost'
  /** Said to who does not see what stands beside the button. */
  label?: string
  children: ReactNode
}

/** A form that is one button. */
export function Act({ intent, id, look = 'plain', label, children }: ActProps) {
  return (
    <Form method="post">
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <Button type="submit" name="intent" value={intent} look={look} aria-label={label}>
        {children}
      </Button>
    </Form>
  )
}
