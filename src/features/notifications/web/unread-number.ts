/** Larger numbers are not counted. */
const MOST = 99

export const isMany = (unread: number): boolean => unread > MOST

/** As it stands in the bell and in the title of the document. */
export const unreadNumber = (unread: number): string => (isMany(unread) ? `${MOST}+` : String(unread))
