import { MOST_PREFERENCES } from '#config/limits.ts'
import type { JobPreference } from '../../contract/job-preferences.ts'
import type { Profile } from '../../contract/profile.ts'
import { EditingPageProvider } from '../profile/editing-page-provider.tsx'
import { OpensForm } from '../profile/entry-links.tsx'
import { AddIcon, EditIcon } from '../profile/icons.tsx'
import { type EditingPage, useAnswerFor, useEditing, useIsGone } from '../profile/page-context.ts'
import { ProfileFrame } from '../profile/profile-frame.tsx'
import { EmptyLine, Section } from '../profile/section.tsx'
import { addAddress, editAddress, placeOf } from '../profile/sections.ts'
import { WhoSeesWhat } from '../profile/side-column.tsx'
import { useText } from '../profile/texts.ts'
import { ON_SITE, REMOTE } from './kinds.ts'
import { PreferenceCard } from './preference-card.tsx'
import { PreferenceForm } from './preference-form.tsx'

interface PreferencesPageProps {
  profile: Profile
  viewers: number | null
  /** Of the visitor's country. */
  currency: string | null
  page: EditingPage
}

/** What somebody looks for: at most three preferences of each kind. */
export function PreferencesPage({ profile, viewers, currency, page }: PreferencesPageProps) {
  const t = useText()
  return (
    <EditingPageProvider page={page}>
      <ProfileFrame
        profile={profile}
        tab="preferences"
        side={<WhoSeesWhat viewers={viewers} unfound={profile.unfound} />}
      >
        <Kind
          name="on_site"
          title={t('preferences.on_site')}
          empty={t('preferences.none_on_site')}
          all={profile.job_preferences}
          arrangement={ON_SITE}
          currency={currency}
        />
        <Kind
          name="remote"
          title={t('preferences.remote')}
          empty={t('preferences.none_remote')}
          all={profile.job_preferences}
          arrangement={REMOTE}
          currency={currency}
        />
      </ProfileFrame>
    </EditingPageProvider>
  )
}

interface KindProps {
  name: string
  title: string
  empty: string
  /** Of both kinds. */
  all: readonly JobPreference[]
  arrangement: number
  currency: string | null
}

function Kind({ name, title, empty, all, arrangement, currency }: KindProps) {
  const t = useText()
  const editing = useEditing()
  const isHere = (id: number | null) => (id === REMOTE) === (arrangement === REMOTE)
  const preferences = all.filter(({ arrangement_id }) => isHere(arrangement_id))
  const typed = useAnswerFor('job_preferences', null)?.values.arrangement_id
  const isGone = useIsGone('job_preferences', all) && isHere(Number(typed))
  const isFull = preferences.length >= MOST_PREFERENCES
  const isAdding = (editing?.section === name && !isFull) || isGone
  return (
    <Section
      name={name}
      title={title}
      actions={
        !isFull && (
          <OpensForm
            to={addAddress(name)}
            label={t('profile.add_to', { section: title })}
            icon={<AddIcon />}
          />
        )
      }
    >
      {isFull && <p className="mb-2 text-13 text-muted">{t('profile.full', { max: MOST_PREFERENCES })}</p>}
      {isAdding && (
        <div className="mb-5">
          <PreferenceForm preference={null} arrangement={arrangement} currency={currency} />
        </div>
      )}
      {preferences.length === 0 && !isAdding && <EmptyLine text={empty}>{null}</EmptyLine>}
      <ul className="grid gap-4">
        {preferences.map((preference) => (
          <li key={preference.id} id={placeOf(name, preference.id)} tabIndex={-1} className="outline-none">
            {editing?.id === preference.id ? (
              <PreferenceForm preference={preference} arrangement={arrangement} currency={currency} />
            ) : (
              <Shown preference={preference} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Shown({ preference }: { preference: JobPreference }) {
  const t = useText()
  const name = preference.titles.map(({ value }) => value).join(', ')
  return (
    <div className="flex items-start gap-2 rounded-card border border-line p-4">
      <div className="min-w-0 grow">
        <PreferenceCard preference={preference} />
        {!preference.may.delete && <p className="mt-3 text-13 text-muted">{t('preferences.last')}</p>}
      </div>
      <OpensForm
        to={editAddress('job_preferences', preference.id)}
        label={t('profile.edit_entry', { name: name || t('preferences.title') })}
        icon={<EditIcon />}
        className="-me-2 -mt-1.5"
      />
    </div>
  )
}
