import { z } from 'zod'
import { MAX_GREETING, MOST_GREETINGS } from '#config/limits.ts'
import { defineContract } from '#shared/contract.ts'
import { keptText } from '#shared/request-values.ts'

/** Calls of the service `jobseeker`, as the specification has them for the other parts of a seeker's account. */
const seekers = { service: 'jobseeker', access: 'seeker', limit: 'account' } as const

const greeting = z.object({ id: z.string(), text: z.string(), is_default: z.boolean() })
export type Greeting = z.output<typeof greeting>

const listed = z.object({
  greetings: z.array(greeting),
  may: z.object({ add: z.boolean() }),
})
const id = z.uuid()
const text = keptText().trim().min(1).max(MAX_GREETING)

export const listGreetings = defineContract({
  name: 'greetings.list',
  ...seekers,
  method: 'GET',
  path: '/greetings',
  summary: 'The greetings of the signed-in seeker in their order; one of them is the default.',
  request: z.object({}),
  response: listed,
  errors: [40005],
})

export const createGreeting = defineContract({
  name: 'greetings.create',
  ...seekers,
  method: 'POST',
  path: '/greetings/create',
  summary:
    'Adds a greeting, at the end. It may name no address and no number: these are exchanged when both wish.',
  request: z.object({ text }),
  response: listed,
  errors: [40005, 41238, 41239],
})

export const updateGreeting = defineContract({
  name: 'greetings.update',
  ...seekers,
  method: 'PUT',
  path: '/greetings/:id/update',
  summary: 'Changes the text of a greeting.',
  request: z.object({ id, text }),
  response: listed,
  errors: [40005, 40004, 41239, 41272],
})

export const chooseGreeting = defineContract({
  name: 'greetings.choose',
  ...seekers,
  method: 'PUT',
  path: '/greetings/:id/default',
  summary: 'Makes a greeting the default.',
  request: z.object({ id }),
  response: listed,
  errors: [40005, 40004],
})

export const moveGreeting = defineContract({
  name: 'greetings.move',
  ...seekers,
  method: 'PATCH',
  path: '/greetings/:id/move',
  summary: 'Moves a greeting to another place of the list, from 0.',
  request: z.object({ id, position: z.coerce.number().int().min(0).max(MOST_GREETINGS) }),
  response: listed,
  errors: [40005, 40004],
})

export const deleteGreeting = defineContract({
  name: 'greetings.delete',
  ...seekers,
  method: 'DELETE',
  path: '/greetings/:id/delete',
  summary: 'Removes a greeting; the first of the others becomes the default in its place.',
  request: z.object({ id }),
  response: listed,
  errors: [40005, 40004],
})

export const restoreGreeting = defineContract({
  name: 'greetings.restore',
  ...seekers,
  method: 'POST',
  path: '/greetings/:id/restore',
  summary: 'Brings back a greeting that was removed within the last hour, as it was.',
  request: z.object({ id }),
  response: listed,
  errors: [40005, 40004, 41238],
})
