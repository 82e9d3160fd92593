import { type SeenProfile, seenProfile } from '#features/profiles/server/door.ts'

/** The profile as it was sent. */
export const sentProfile = ({ sent }: { sent: unknown }): SeenProfile => seenProfile.parse(sent)
