/**
 * A kind of background job. A job is written in the transaction that causes it, and run afterwards by any worker. It
 * may run twice (a worker can die between doing it and recording that), so every task must be idempotent. This is also
 * the outbox: whatever has to leave on commit (mail, SMS) is a task.
 */
export interface Task {
  /** 'room.verb'. */
  name: string
  /** Runs regularly with an empty payload; absent: only when enqueued. */
  everySeconds?: number
  /** May take minutes, or depend on somebody else's server: such tasks never occupy all lanes of a worker. */
  isSlow?: boolean
  /** If it throws, it is retried with growing pauses. `signal` is aborted when the worker stops or has lost the job. */
  run(payload: unknown, signal: AbortSignal): Promise<void>
}
