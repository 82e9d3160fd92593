import type { Task } from '#platform/jobs/tasks.ts'
import { forgetGreetings } from './forget-greetings.ts'
import type { GreetingDependencies } from './greetings.ts'

/** The background work of this room. */
export const greetingTasks = (deps: GreetingDependencies): Task[] => [
  { name: 'greetings.forget', everySeconds: 900, run: () => forgetGreetings(deps) },
]
