import { type LoaderFunctionArgs, redirect } from 'react-router'
import { services } from '../../seeker/services.ts'

export function loader({ params, context }: LoaderFunctionArgs) {
  if (context.get(services).viewer.role === 'recruiter') throw redirect(`/${params.lang}`)
  return null
}

export default function GetStarted() {
  return null
}
