import { useSearchParams } from 'react-router'
import { StartPage } from '#features/accounts/web/start-page.tsx'

export default function GetStarted() {
  const [address] = useSearchParams()
  return <StartPage back={address.get('redirect')} />
}
