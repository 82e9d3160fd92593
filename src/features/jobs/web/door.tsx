/** The public widgets of this room for other rooms' pages. */
export { JobCard } from './job-card.tsx'
export { JobSlots } from './job-slots.tsx'
export { JobViewLater as JobView } from './job-view-later.tsx'
export { timeZoneName } from './time-zone-name.ts'
