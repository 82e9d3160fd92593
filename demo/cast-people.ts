import { noura } from './cast-profiles/ar.ts'
import { maria } from './cast-profiles/en.ts'
import { lucia } from './cast-profiles/es.ts'
import { dewi } from './cast-profiles/id.ts'
import { aiko } from './cast-profiles/ja.ts'
import { aisyah } from './cast-profiles/ms.ts'
import { beatriz } from './cast-profiles/pt.ts'
import { elif } from './cast-profiles/tr.ts'
import { weijie } from './cast-profiles/zh-cn.ts'
import { yichun } from './cast-profiles/zh-tw.ts'
import type { DemoPerson, DemoRecruiter, DemoSeeker } from './records.ts'

/**
 * The people of the named cast, by the key that tests use; an address stays theirs and reaches nobody. They have no
 * passwords.
 */
export const CAST_SEEKERS = {
  /** With everything filled in, and two preferences. */
  maria: seeker('maria.reyes@people.example', 'Maria', 'Reyes', 'PH', 'en', {
    headline: 'Accountant in shared services',
    levelId: 5,
    profile: maria,
  }),
  /** The same, in Japanese and with the family name first. */
  aiko: seeker('aiko.sato@people.example', '愛子', '佐藤', 'JP', 'ja', {
    headline: '通販サイトをつくるWebエンジニア',
    levelId: 5,
    profile: aiko,
  }),
  /** The same, from right to left. */
  noura: seeker('noura.alotaibi@people.example', 'نورة', 'العتيبي', 'SA', 'ar', {
    headline: 'محللة نظم في القطاع المالي',
    levelId: 4,
    profile: noura,
  }),
  beatriz: seeker('beatriz.lima@people.example', 'Beatriz', 'Lima', 'BR', 'pt', {
    headline: 'Enfermeira de UTI adulto',
    levelId: 5,
    profile: beatriz,
  }),
  lucia: seeker('lucia.mendoza@people.example', 'Lucía', 'Mendoza', 'MX', 'es', {
    headline: 'Diseñadora de producto en pagos digitales',
    levelId: 5,
    profile: lucia,
  }),
  weijie: seeker('wei-jie.li@people.example', '伟杰', '李', 'SG', 'zh-CN', {
    headline: '电商数据分析师，熟悉东南亚市场',
    levelId: 4,
    profile: weijie,
  }),
  aisyah: seeker('aisyah.rahman@people.example', 'Aisyah', 'binti Rahman', 'MY', 'ms', {
    headline: 'Eksekutif sumber manusia, sektor pembuatan',
    levelId: 5,
    profile: aisyah,
  }),
  dewi: seeker('dewi.lestari@people.example', 'Dewi', 'Lestari', 'ID', 'id', {
    headline: 'Koordinator logistik dan ekspor',
    levelId: 5,
    profile: dewi,
  }),
  elif: seeker('elif.kaya@people.example', 'Elif', 'Kaya', 'TR', 'tr', {
    headline: 'Beyaz eşyada tasarım mühendisi',
    levelId: 5,
    profile: elif,
  }),
  /** One step before the end of the wizard. */
  yichun: seeker('yi-chun.chen@people.example', '怡君', '陳', 'TW', 'zh-TW', {
    finishedSteps: 3,
    headline: '剛畢業，想從行政工作開始',
    levelId: 1,
    profile: yichun,
  }),
  /** In the middle of the wizard: he has stated the jobs that he wants, but not his name. */
  rafael: seeker('rafael.oliveira@people.example', 'Rafael', '', 'BR', 'pt', {
    finishedSteps: 1,
    headline: null,
    levelId: null,
    wanted: ['customer-service-representative'],
    profile: null,
  }),
  /** Only an address. */
  blank: seeker('blank@people.example', '', '', null, 'en', {
    finishedSteps: 0,
    headline: null,
    levelId: null,
    profile: null,
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

function seeker(
  email: string,
  firstName: string,
  lastName: string,
  country: string | null,
  language: string,
  known: Pick<DemoSeeker, 'headline' | 'levelId' | 'profile'> & Partial<DemoSeeker>,
): DemoSeeker {
  return { ...person(email, firstName, lastName, country, language), finishedSteps: 4, wanted: [], ...known }
}

function recruiter(
  who: Parameters<typeof person>,
  role: DemoRecruiter['role'],
  position: string,
): DemoRecruiter {
  return { ...person(...who), role, position }
}
