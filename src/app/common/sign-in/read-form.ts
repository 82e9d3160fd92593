import type { z } from 'zod'
import type { Contract, RequestOf } from '#shared/contract.ts'
import type { FieldOf, FormValues } from '#ui/form/form-answer.ts'

/** A form as it was sent. `Field`: the fields that it may have. */
export interface SentForm<Field extends string> {
  /** The pressed button, or the kind of form; empty if the page has only one. */
  readonly intent: string
  /** The typed values without secrets, to fill the form again after any answer. */
  readonly values: FormValues<Field | 'resend_at'>
  readonly has: (field: Field) => boolean
  /** Empty if the form does not have the field. */
  readonly text: (field: Field) => string
  /** Leaves out whatever belongs to none of the fields. */
  readonly pick: (entries: Iterable<readonly [string, string]>) => FormValues<Field | 'resend_at'>
  readonly sent: FormData
}

type FormContract = Contract<z.ZodObject<Readonly<Record<string, z.ZodType>>>>

/**
 * Reads a form by the contracts of the calls that it leads to. `own`: fields that only the page knows, or what tells
 * them. Other fields are ignored. Nothing is validated: the dispatcher does that.
 */
export async function readForm<
  const Contracts extends readonly FormContract[] = [],
  Own extends string = never,
>(
  request: Request,
  contracts?: Contracts,
  own: readonly Own[] | ((name: string) => name is Own) = [],
): Promise<SentForm<FieldOf<Contracts[number]> | Own>> {
  type Field = FieldOf<Contracts[number]> | Own | 'resend_at'
  const form = await request.formData()
  const isOwn = typeof own === 'function' ? own : (name: string) => own.some((known) => known === name)
  // Any form may carry the wait for the next code.
  const isField = (name: string) =>
    name === 'resend_at' ||
    isOwn(name) ||
    (contracts ?? []).some(({ request: { shape } }) => Object.hasOwn(shape, name))
  const pick = (entries: Iterable<readonly [string, string]>): FormValues<Field> => {
    const none: FormValues<Field> = {}
    return Object.assign(none, Object.fromEntries([...entries].filter(([name]) => isField(name))))
  }
  return {
    intent: textIn(form, 'intent'),
    values: pick(typedIn(form)),
    has: (field) => form.has(field),
    text: (field) => textIn(form, field),
    pick,
    sent: form,
  }
}

/** Without secrets. */
const typedIn = (form: FormData) =>
  [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !SECRET.test(entry[0]),
  )

const SECRET = /^(?:.*password|otp|token|code|intent)$/

const textIn = (form: FormData, name: string): string => textOf(form.get(name))

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * The request of one call, as typed. The page adds whatever takes more than text, such as a choice. A required field that
 * the form does not have is empty; others are absent. The last of several fields counts: a box to tick has a hidden field
 * before it.
 */
export function requestIn<C extends FormContract>(form: SentForm<FieldOf<C>>, contract: C): FormRequest<C>
export function requestIn({ sent }: SentForm<never>, { request }: FormContract) {
  const fields = Object.entries(request.shape).filter(
    ([name, field]) => sent.has(name) || !field.isOptional(),
  )
  return Object.fromEntries(fields.map(([name]) => [name, textOf(sent.getAll(name).at(-1))]))
}

/** The fields of a request that take text as somebody typed it. */
export type FormRequest<C extends Contract> = {
  [Name in keyof RequestOf<C> as string extends RequestOf<C>[Name] ? Name : never]: string
}
