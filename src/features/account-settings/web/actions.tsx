import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, LinkButton } from '#ui/button.tsx'
import { useText } from './texts.ts'

interface ActProps<Field extends string> {
  intent: string
  /** The item that the button acts on: its field and its id. */
  item?: readonly [field: Field, id: string]
  look?: 'primary' | 'plain' | 'ghost'
  /** For screen readers, which do not see the context of the button. */
  label?: string
  children: ReactNode
}

/** A form with one button. */
export function ActionButton<Field extends string = never>({
  intent,
  item,
  look = 'plain',
  label,
  children,
}: ActProps<Field>) {
  return (
    <Form method="post">
      {item !== undefined && <input type="hidden" name={item[0]} value={item[1]} />}
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
