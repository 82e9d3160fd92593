/** Whether a press on a link asks for a new tab, a new window or a download. */
export const opensElsewhere = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
): boolean => event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
