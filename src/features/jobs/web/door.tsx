/** The public widgets of this room for other rooms' pages. */
export { JobCard } from './job-card.tsx'
export { type ApplySlotProps, JobSlots, type OwnPartProps, useJobSlots } from './job-slots.tsx'
export { JobViewLater as JobView } from './job-view-later.tsx'
export { PayLine } from './pay-line.tsx'
export { timeZoneName } from './time-zone-name.ts'
export { useJobCards } from './use-job-cards.ts'
