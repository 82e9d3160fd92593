/**
 * Background work: something that is written down in the transaction that causes it, and done afterwards by whichever
 * worker comes first. It may be done twice (a worker can die between doing it and saying so), so every task must bear
 * that. This is also the outbox: what has to leave the house on commit (mail, pushes) is a task.
 */
export interface Task {
  /** 'room.verb'. */
  name: string
  /** Done regularly by itself, with an empty payload; absent: only when asked for. */
  everySeconds?: number
  /** May take minutes, or hang on somebody else's machine: such tasks never take all of a worker. */
  isSlow?: boolean
  /** Throws: it is tried again, later and later. `signal` is aborted when the worker stops or has lost the job. */
  run(payload: unknown, signal: AbortSignal): Promise<void>
}
