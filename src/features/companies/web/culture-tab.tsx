import { Chip } from '#ui/chip.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import type { CompanyDetail } from '../contract.ts'
import { Album } from './album.tsx'
import { Section } from './section.tsx'
import { useText } from './texts.ts'

/** Working there: the company's values, its benefits, its pictures. */
export function CultureTab({ company }: { company: CompanyDetail }) {
  const t = useText()
  const { culture, benefits, album } = company
  if (culture.length + benefits.length + album.length === 0) {
    return <p className="text-muted">{t('companies.culture_untold')}</p>
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      {culture.length > 0 && (
        <Section title={t('companies.culture')}>
          <ul className="flex flex-wrap gap-2">
            {culture.map(({ id, name }) => (
              <li key={id} className="max-w-full">
                <Chip tone="good">{name}</Chip>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {benefits.length > 0 && (
        <Section title={t('companies.benefits')}>
          <ul className="grid grid-cols-1 gap-x-6 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
            {benefits.map(({ id, name }) => (
              <li key={id} className="flex items-start gap-2">
                <span className="mt-1 text-primary">
                  <CheckIcon size={16} />
                </span>
                {name}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {album.length > 0 && (
        <Section title={t('companies.album')}>
          <Album photos={album} shown={album.length} company={company.name} hasCaptions />
        </Section>
      )}
    </div>
  )
}
