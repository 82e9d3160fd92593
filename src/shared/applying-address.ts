/** A path within the site that leads to the form of applying to a job: it comes before all that signing in asks otherwise. */
export const isApplyingAddress = (path: string): boolean => APPLYING.test(path)

const APPLYING = /^\/[\w-]+\/job\/[^/?#]+\/apply(?:[?#]|$)/
