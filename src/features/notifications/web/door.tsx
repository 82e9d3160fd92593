/** The widgets of this room for other rooms' pages. */

export { NotificationSettingsLink } from './settings-link.tsx'
