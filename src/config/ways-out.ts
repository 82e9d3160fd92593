/**
 * Redirects to other sites: `/out/job/{id}` counts the click and redirects to the employer's page. There is no page
 * below it; robots may not fetch it.
 */
export const WAYS_OUT = '/out'
export const EXTERNAL_JOB = `${WAYS_OUT}/job`
