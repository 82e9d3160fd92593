/** The calls that report seen cards, and chosen ones. */
export const EXPOSE = '/base/logs/report/expose'
export const CLICK = '/base/logs/report/click'
