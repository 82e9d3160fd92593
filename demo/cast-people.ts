import { FUNCTION_TITLES, type TitleKey } from '#config/taxonomy/tree.ts'
import type { DemoPerson, DemoRecruiter, DemoSeeker } from './records.ts'

/**
 * The people of the named cast, by the key that tests use; an address stays theirs and reaches nobody. They have no
 * passwords.
 */
export const CAST_SEEKERS = {
  /** With everything filled in. */
  maria: seeker('maria.reyes@people.example', 'Maria', 'Reyes', 'PH', 'en', {
    finishedSteps: 4,
    headline: 'Accountant with four years in shared services',
    wanted: ['accountant', 'payroll-specialist'],
    locationId: 1701668,
    levelId: 4,
  }),
  /** The same, in Japanese and with the family name first. */
  aiko: seeker('aiko.sato@people.example', '愛子', '佐藤', 'JP', 'ja', {
    finishedSteps: 4,
    headline: '通販サイトを5年つくってきたWebエンジニア',
    wanted: ['web-developer'],
    locationId: 1850147,
    levelId: 5,
  }),
  /** The same, from right to left. */
  noura: seeker('noura.alotaibi@people.example', 'نورة', 'العتيبي', 'SA', 'ar', {
    finishedSteps: 4,
    headline: 'محللة نظم بخبرة ثلاث سنوات في القطاع المالي',
    wanted: ['systems-analyst'],
    locationId: 108410,
    levelId: 3,
  }),
  /** One step before the end of the wizard. */
  yichun: seeker('yi-chun.chen@people.example', '怡君', '陳', 'TW', 'zh-TW', {
    finishedSteps: 3,
    headline: '剛畢業，想從行政工作開始',
    wanted: ['office-manager'],
    locationId: 1668341,
    levelId: 1,
  }),
  /** In the middle of the wizard: he has stated the jobs that he wants, but not his name. */
  rafael: seeker('rafael.oliveira@people.example', 'Rafael', '', 'BR', 'pt', {
    finishedSteps: 1,
    headline: null,
    wanted: ['customer-service-representative'],
    locationId: null,
    levelId: null,
  }),
  /** Only an address. */
  blank: seeker('blank@people.example', '', '', null, 'en', {
    finishedSteps: 0,
    headline: null,
    wanted: [],
    locationId: null,
    levelId: null,
  }),
} as const

export const CAST_RECRUITERS = {
  ramon: recruiter(
    ['ramon.santos@harbour-lantern.example', 'Ramon', 'Santos', 'PH', 'en'],
    'coordinator',
    'Head of People',
  ),
  tess: recruiter(
    ['tess.villanueva@harbour-lantern.example', 'Tess', 'Villanueva', 'PH', 'en'],
    'admin',
    'HR Manager',
  ),
  noel: recruiter(
    ['noel.garcia@harbour-lantern.example', 'Noel', 'Garcia', 'PH', 'en'],
    'recruiter',
    'Recruiter',
  ),
  xinyi: recruiter(
    ['xin-yi.tan@tidepool-protocol.example', 'Xin Yi', 'Tan', 'SG', 'en'],
    'coordinator',
    'Founder',
  ),
  kenta: recruiter(
    ['kenta.takahashi@aobane.example', '健太', '高橋', 'JP', 'ja'],
    'coordinator',
    '人事マネージャー',
  ),
  misaki: recruiter(['misaki.suzuki@aobane.example', '美咲', '鈴木', 'JP', 'ja'], 'recruiter', '採用担当'),
  fahad: recruiter(
    ['fahad.alqahtani@wahat-alnoor.example', 'فهد', 'القحطاني', 'SA', 'ar'],
    'coordinator',
    'إدارة الموارد البشرية',
  ),
} as const

/** Runs the installation; neither seeker nor recruiter. */
export const CAST_OPERATOR: DemoPerson = person('olivia.park@operator.example', 'Olivia', 'Park', 'SG', 'en')

function person(
  email: string,
  firstName: string,
  lastName: string,
  country: string | null,
  language: string,
): DemoPerson {
  return { email, firstName, lastName, country, language }
}

interface Wishes {
  finishedSteps: number
  headline: string | null
  wanted: readonly TitleKey[]
  locationId: number | null
  levelId: number | null
}

function seeker(
  email: string,
  firstName: string,
  lastName: string,
  country: string | null,
  language: string,
  { wanted, ...wishes }: Wishes,
): DemoSeeker {
  const wantedTitleIds = wanted.flatMap((key) => FUNCTION_TITLES.find((title) => title.key === key)?.id ?? [])
  return { ...person(email, firstName, lastName, country, language), ...wishes, wantedTitleIds }
}

function recruiter(
  who: Parameters<typeof person>,
  role: DemoRecruiter['role'],
  position: string,
): DemoRecruiter {
  return { ...person(...who), role, position }
}
