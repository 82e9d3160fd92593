/** Where cards that were seen, and such that were chosen, are reported. */
export const EXPOSE = '/base/logs/report/expose'
export const CLICK = '/base/logs/report/click'
