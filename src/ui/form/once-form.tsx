import { type ComponentProps, useRef } from 'react'
import { Form } from 'react-router'
import { useSendOnce } from './use-send-once.ts'

/** A form without fields whose button works once, as that of a mail's link: a second press does not spoil the first. */
export function OnceForm({ answer, ...form }: ComponentProps<typeof Form> & { answer: unknown }) {
  const ref = useRef<HTMLFormElement>(null)
  useSendOnce(ref, answer)
  return <Form method="post" ref={ref} {...form} />
}
