/**
 * Redirects to other sites: `/out/job/{id}` counts the click and redirects to the employer's page. There is no page
 * below it; robots may not fetch it.
 */
export const EXTERNAL_REDIRECTS = '/out'
export const EXTERNAL_JOB = `${EXTERNAL_REDIRECTS}/job`
