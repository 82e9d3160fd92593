import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import { suggestCompanies } from '#features/companies/contract.ts'
import { blockCompany, listBlocks, previewBlock, unblockCompany } from '../../contract.ts'
import { BlockPage } from '../../web/block-page.tsx'

export const headers = privateHeaders

/** How many companies a search shows. */
const FOUND = 8

export async function loader({ url: { searchParams }, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const query = (searchParams.get('query') ?? '').trim().slice(0, 100)
  const preview = async (name: string) => {
    const id = Number(searchParams.get(name))
    if (!Number.isSafeInteger(id) || id < 1) return null
    return dispatch(previewBlock, { id }, viewer).catch(orNothing)
  }
  const [{ blocks }, asked, unblocked, found] = await Promise.all([
    dispatch(listBlocks, {}, viewer),
    preview('company'),
    preview('undone'),
    query === '' ? null : dispatch(suggestCompanies, { query, size: FOUND }, viewer),
  ])
  const done = blocks.find(({ company }) => String(company.id) === searchParams.get('done'))
  return {
    blocks,
    asked,
    query,
    found: found?.companies.map(({ id, name }) => ({ id, name })) ?? null,
    blocked: done?.company ?? null,
    unblocked: unblocked?.is_blocked === false ? unblocked.company : null,
  }
}

/** Of a company that is gone there is nothing to ask. */
function orNothing(caught: unknown): null {
  if (caught instanceof Response && caught.status === 404) return null
  throw caught
}

export async function action({ request, url, params: { lang }, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [blockCompany, unblockCompany], ['then_company', 'then_job'])
  try {
    if (form.intent === 'unblock') {
      const asked = requestIn(form, unblockCompany)
      await dispatch(unblockCompany, asked, viewer)
      return redirect(pageAfter(form) ?? `${url.pathname}?undone=${Number(asked.id)}`, 303)
    }
    const { block } = await dispatch(blockCompany, requestIn(form, blockCompany), viewer)
    return redirect(`${url.pathname}?done=${block.company.id}`, 303)
  } catch (caught) {
    return refuse('block', form, caught)
  }

  /** The page that was hidden, which redirects to its whole address. */
  function pageAfter({ text }: typeof form): string | null {
    const [company, job] = [Number(text('then_company')), Number(text('then_job'))]
    if (company > 0) return `/${lang}/company/${company}`
    return job > 0 ? `/${lang}/job/${job}` : null
  }
}

export default function BlockCompany({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <BlockPage {...loaderData} answer={actionData ?? null} />
}
