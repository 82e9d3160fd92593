/** The components that other rooms' pages may use. */

export { AutoSendLink } from './auto-send/auto-send-link.tsx'
