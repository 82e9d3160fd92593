/**
 * Where a visitor is led on to another site: `/out/job/{id}` counts the click and redirects to the employer's page. No
 * page stands below it; robots keep out.
 */
export const WAYS_OUT = '/out'
export const EXTERNAL_JOB = `${WAYS_OUT}/job`
