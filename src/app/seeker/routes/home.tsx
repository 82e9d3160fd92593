import { useCommonText } from '#i18n/room-texts.tsx'
import { PageHead } from '#ui/page-head.tsx'

export default function Home() {
  const t = useCommonText()
  return (
    <>
      <PageHead title={null} description={t('brand.tagline')} />
      <h1 className="page-width py-12 text-32 font-bold lg:text-42">{t('brand.tagline')}</h1>
    </>
  )
}
