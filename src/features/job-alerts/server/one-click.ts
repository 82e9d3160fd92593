/** Where mail programs stop the mails of an alert (RFC 8058), on the seekers' site. */
export const ONE_CLICK = '/job-alert/stop'
