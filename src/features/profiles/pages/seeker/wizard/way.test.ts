import { expect, test } from 'vitest'
import type { Wizard } from '../../../contract/wizard.ts'
import { startOf, wayIn } from './way.ts'

const WIZARD: Wizard = {
  ...{ register_flow: 4, question: 'school', is_profile_completed: true, needs_updating: [] },
  ...{ titles: [], location: null, location_country: null, arrangement_id: null, job_type_ids: [] },
  ...{ salary_min: null, salary_currency: null, xp_lvl_id: null, first_name: 'Mai', last_name: '' },
  ...{ country: 'PH', notice_period_id: null, seeking_status_id: null, has_never_worked: false },
}

const startFor = (wizard: Partial<Wizard>) => {
  const url = new URL('https://x/ja/jobseeker-complete-profile?redirect=%2Fja%2Fmy-jobs')
  return startOf({ ...WIZARD, ...wizard }, { lang: 'ja', way: wayIn(url, 'ja') })
}

test('a finished profile is asked only for what it must answer, and then leads on', () => {
  expect(startFor({})).toBe('/ja/my-jobs')
  expect(startFor({ needs_updating: ['titles', 'name'] })).toBe(
    '/ja/jobseeker-complete-profile/1?redirect=%2Fja%2Fmy-jobs&to=end',
  )
  expect(startFor({ needs_updating: ['name'] })).toBe(
    '/ja/jobseeker-complete-profile/10?redirect=%2Fja%2Fmy-jobs&to=end',
  )
  expect(startFor({ is_profile_completed: false, question: 'pay' })).toMatch(
    /^\/ja\/jobseeker-complete-profile\/pay\?redirect=/,
  )
})
