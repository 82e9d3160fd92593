import type { PageServices } from '#app/common/services.ts'
import { type Block, findBlock } from '#features/blocked-companies/contract.ts'

/**
 * The block of the reader because of which a page is not there. `caught`: what the call for the page has thrown. A page
 * that is missing for another reason throws it again.
 */
export async function blockedBy(
  { dispatch, viewer }: PageServices,
  of: { of_company: number } | { of_job: number },
  caught: unknown,
): Promise<Block> {
  if (!(caught instanceof Response) || caught.status !== 404) throw caught
  const { block } = await dispatch(findBlock, of, viewer)
  if (block === null) throw caught
  return block
}
