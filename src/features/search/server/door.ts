/** The public interface of this room for other rooms. */
export type { Alert, MatchedAlert } from './alerts/alert.ts'
export { matchAlerts } from './alerts/match-alerts.ts'
