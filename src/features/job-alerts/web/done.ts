/** What a page says after a form, by the parameter `done` of its address. */
const DONE = {
  created: 'alerts.done_created',
  changed: 'alerts.done_changed',
  deleted: 'alerts.done_deleted',
  paused: 'alerts.done_paused',
  resumed: 'alerts.done_resumed',
  sent: 'alerts.done_sent',
} as const

export type Done = keyof typeof DONE
export type DoneText = (typeof DONE)[Done]

const TEXTS = new Map<string, DoneText>(Object.entries(DONE))

export const doneText = ({ searchParams }: URL): DoneText | null =>
  TEXTS.get(searchParams.get('done') ?? '') ?? null
