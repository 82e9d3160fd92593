import * as limits from '#config/limits.ts'
import type { Profile } from '../../contract/profile.ts'
import type { Advice } from '../advice/advice-cards.tsx'
import { BasicsSection } from './basics-section.tsx'
import { EditingPageProvider } from './editing-page-provider.tsx'
import { EducationForm } from './education-form.tsx'
import {
  EducationView,
  ExperienceView,
  LanguageView,
  LicenseView,
  LinkView,
  SkillView,
} from './entry-views.tsx'
import { ExperienceForm } from './experience-form.tsx'
import { LicenseForm } from './license-form.tsx'
import { ListedSection } from './listed-section.tsx'
import { type EditingPage, useNameIn } from './page-context.ts'
import { ProfileFrame } from './profile-frame.tsx'
import { BestColumn, SideColumn } from './side-column.tsx'
import { ContactSection, SummarySection, VisibilitySection } from './single-sections.tsx'
import { LanguageForm, LinkForm, SkillForm } from './small-forms.tsx'
import { useText } from './texts.ts'

interface ProfilePageProps {
  profile: Profile
  /** Employers that opened the profile in the last 30 days; null: not known now. */
  viewers: number | null
  /** Null: not known now. */
  advice: Advice | null
  /** Of the visitor's country. */
  currency: string | null
  page: EditingPage
}

/** The profile as its owner sees and changes it, one section at a time. */
export function ProfilePage({ profile, viewers, advice, currency, page }: ProfilePageProps) {
  return (
    <EditingPageProvider page={page}>
      <ProfileFrame
        profile={profile}
        tab="profile"
        best={
          <BestColumn
            advice={advice}
            isWizardDone={profile.is_profile_completed}
            missing={profile.completion.missing}
          />
        }
        side={<SideColumn advice={advice} viewers={viewers} unfound={profile.unfound} />}
      >
        <SummarySection {...profile} />
        <Lists profile={profile} currency={currency} />
        <BasicsSection {...profile} />
        <ContactSection {...profile} />
        <VisibilitySection {...profile} />
      </ProfileFrame>
    </EditingPageProvider>
  )
}

function Lists({ profile, currency }: Pick<ProfilePageProps, 'profile' | 'currency'>) {
  const t = useText()
  const levelOf = useNameIn('educations')
  return (
    <>
      <ListedSection
        name="work_experiences"
        title={t('profile.experience')}
        empty={t('profile.experience_empty')}
        entries={profile.work_experiences}
        max={limits.MOST_WORK_EXPERIENCES}
        nameOf={({ job_title }) => job_title}
        view={(job) => <ExperienceView {...job} />}
        form={(job) => <ExperienceForm job={job} isPayAsked={profile.is_pay_asked} currency={currency} />}
      />
      <ListedSection
        name="educations"
        title={t('profile.education')}
        empty={t('profile.education_empty')}
        entries={profile.educations}
        max={limits.MOST_EDUCATIONS}
        nameOf={({ school_name, education_id }) => school_name || levelOf(education_id)}
        view={(school) => <EducationView {...school} />}
        form={(school) => <EducationForm school={school} />}
      />
      <ListedSection
        name="skills"
        title={t('profile.skills')}
        empty={t('profile.skills_empty')}
        entries={profile.skills}
        max={limits.MOST_SKILLS}
        nameOf={({ value }) => value}
        view={(skill) => <SkillView {...skill} />}
        form={(skill) => <SkillForm skill={skill} />}
        isCompact
      />
      <ListedSection
        name="languages"
        title={t('profile.languages')}
        empty={t('profile.languages_empty')}
        entries={profile.languages}
        max={limits.MOST_LANGUAGES}
        nameOf={({ value }) => value}
        view={(language) => <LanguageView {...language} />}
        form={(language) => <LanguageForm language={language} />}
        isCompact
      />
      <ListedSection
        name="links"
        title={t('profile.links')}
        empty={t('profile.links_empty')}
        entries={profile.links}
        max={limits.MOST_LINKS}
        nameOf={({ display_name, url }) => display_name ?? url}
        view={(link) => <LinkView {...link} />}
        form={(link) => <LinkForm link={link} />}
      />
      <ListedSection
        name="licenses"
        title={t('profile.licenses')}
        empty={t('profile.licenses_empty')}
        entries={profile.licenses}
        max={limits.MOST_LICENSES}
        nameOf={({ name }) => name}
        view={(license) => <LicenseView {...license} />}
        form={(license) => <LicenseForm license={license} />}
      />
    </>
  )
}
