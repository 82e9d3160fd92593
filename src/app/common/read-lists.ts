import { getConfigList } from '#features/lookups/contract.ts'
import type { PageServices } from './services.ts'

/** The values of configuration lists, by the names of the lists. */
export type Lists = Readonly<Record<string, readonly { id: number | string; value: string }[]>>

/** Configuration lists in the viewer's language, under their names. */
export async function readLists(
  names: readonly string[],
  { dispatch, viewer }: Pick<PageServices, 'dispatch' | 'viewer'>,
): Promise<Lists> {
  const lists = await Promise.all(
    names.map(async (type) => {
      const list = await dispatch(getConfigList, { type }, viewer)
      return [type, list.map(({ id, value }) => ({ id, value }))] as const
    }),
  )
  return Object.fromEntries(lists)
}
