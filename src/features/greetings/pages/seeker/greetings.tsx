import { redirect } from 'react-router'
import type { ActionArgs, LoaderArgs, PageProps } from '#app/common/page-args.ts'
import { services } from '#app/common/services.ts'
import { refuse } from '#app/common/sign-in/answer-form.ts'
import { readForm, requestIn } from '#app/common/sign-in/read-form.ts'
import { privateHeaders } from '#app/seeker/private-page.ts'
import * as contracts from '../../contract.ts'
import { GreetingsPage } from '../../web/greetings-page.tsx'

export const headers = privateHeaders

export async function loader({ url: { searchParams }, context }: LoaderArgs) {
  const { dispatch, viewer } = context.get(services)
  const listed = await dispatch(contracts.listGreetings, {}, viewer)
  return { ...listed, edited: searchParams.get('edit'), removed: searchParams.get('removed') }
}

const { createGreeting, updateGreeting, moveGreeting } = contracts

export async function action({ request, url, context }: ActionArgs) {
  const { dispatch, viewer } = context.get(services)
  const form = await readForm(request, [createGreeting, updateGreeting, moveGreeting])
  const id = form.text('id')
  try {
    switch (form.intent) {
      case 'update':
        await dispatch(updateGreeting, requestIn(form, updateGreeting), viewer)
        break
      case 'choose':
        await dispatch(contracts.chooseGreeting, { id }, viewer)
        break
      case 'move':
        await dispatch(moveGreeting, requestIn(form, moveGreeting), viewer)
        break
      case 'delete':
        await dispatch(contracts.deleteGreeting, { id }, viewer)
        return redirect(`${url.pathname}?removed=${encodeURIComponent(id)}`, 303)
      case 'restore':
        await dispatch(contracts.restoreGreeting, { id }, viewer)
        break
      default:
        await dispatch(createGreeting, requestIn(form, createGreeting), viewer)
    }
    return redirect(url.pathname, 303)
  } catch (caught) {
    // What was typed stays in its field.
    return refuse(form.intent === 'update' ? id : 'new', form, caught)
  }
}

export default function Greetings({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  return <GreetingsPage {...loaderData} answer={actionData ?? null} />
}
