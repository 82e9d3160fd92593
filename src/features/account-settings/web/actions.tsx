import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, LinkButton } from '#ui/button.tsx'
import { useText } from './texts.ts'

interface ActProps {
  intent: string
  /** The item that the button acts on. */
  id?: string
  look?: 'primary' | 'plain' | 'ghost'
  /** For screen readers, which do not see the context of the button. */
  label?: string
  children: ReactNode
}

/** A form with one button. */
export function ActionButton({ intent, id, look = 'plain', label, children }: ActProps) {
  return (
    <Form method="post">
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      <Button type="submit" name="intent" value={intent} look={look} aria-label={label}>
        {children}
      </Button>
    </Form>
  )
}

/** A link to an action; screen readers also hear `what`. */
export function ActionLink({ to, act, what }: { to: string; act: string; what: string }) {
  const t = useText()
  return (
    <LinkButton to={to} aria-label={t('set.act_on', { act, what })}>
      {act}
    </LinkButton>
  )
}
