import { expect, test } from 'vitest'
import { testSite } from '../../../../../tests/site/test-site.ts'
import type { Profile } from '../../contract/profile.ts'
import { seeker } from '../profile.test-helper.ts'
import { archiveOf, fixture, read } from './import.test-helper.ts'

/** Each format fills a whole profile in Japanese and in Arabic, as the person who sends it reads it. */

const site = await testSite({ clock: { now: () => new Date('2026-05-20T12:00:00Z') } })

type Part = Partial<Record<keyof Profile, unknown>>

const FILES: readonly (readonly [string, () => Buffer, Part])[] = [
  [
    'Europass in Japanese',
    () => fixture('candidate-ja.xml'),
    {
      ...{ first_name: '翔子', last_name: '大野', birth_date: '1991-11-03', nationality: 'JP' },
      current_location: { id: 1853909, value: expect.any(String) },
      work_experiences: [
        { job_title: '電気技師', company_name: '浪速電機株式会社', started_on: '2019-04', is_current: true },
        { job_title: '電気工事士', started_on: '2014-04', ended_on: '2019-03' },
      ],
      educations: [{ school_name: '淀川工業大学', education_id: 6, field_of_study: '電気工学' }],
      languages: [{ proficiency_id: 4 }],
      licenses: [{ name: '第一種電気工事士' }],
    },
  ],
  [
    'Europass in Arabic',
    () => fixture('candidate-ar.xml'),
    {
      ...{ first_name: 'مها', last_name: 'القحطاني', nationality: 'SA' },
      work_experiences: [
        { job_title: 'كيميائية', description: 'أشرف على تحاليل المياه وأدرّب الفنيين الجدد.' },
      ],
      educations: [{ school_name: 'جامعة المرفأ', field_of_study: 'الكيمياء', started_on: '2010-04' }],
      licenses: [{ name: 'سلامة المختبرات' }],
    },
  ],
  [
    'a LinkedIn archive in Arabic',
    () => archiveOf('linkedin-ar'),
    {
      ...{ first_name: 'سامي', headline: 'مدير مستودع', summary: 'أرتّب المخازن وأقلّل الفاقد.' },
      work_experiences: [
        { job_title: 'مدير مستودع', company_name: 'مخازن النجم', is_current: true },
        { job_title: 'أمين مخزن', ended_on: '2020-03' },
      ],
      educations: [{ education_id: 6, field_of_study: 'إدارة الأعمال' }],
      links: [{ url: 'https://sami.example/works' }],
      languages: [{ proficiency_id: 4 }, { proficiency_id: 2 }],
    },
  ],
  [
    'a LinkedIn archive in Japanese',
    () => archiveOf('linkedin-ja'),
    {
      ...{ first_name: '健', last_name: '宮田', headline: '物流プランナー, 横浜' },
      work_experiences: [{ job_title: '物流プランナー' }, { job_title: '倉庫係', ended_on: '2020-03' }],
      licenses: [{ name: 'フォークリフト運転技能講習', credential_id: 'A-1234' }],
    },
  ],
  [
    'a JSON Resume in Japanese',
    () => fixture('minimal-ja.json'),
    {
      ...{ last_name: '有村', first_name: 'さくら', headline: '経理担当' },
      work_experiences: [{ job_title: '経理', started_on: '2019-04', ended_on: '2023-03' }],
      educations: [{ school_name: '潮風大学', education_id: 6 }],
    },
  ],
  [
    'an odd JSON Resume in Arabic',
    () => fixture('odd-ar.json'),
    {
      ...{ first_name: 'نورة', last_name: 'الحربي' },
      work_experiences: [
        { job_title: 'محاسبة', company_name: '', started_on: '2020-01', ended_on: '2021-12' },
        { job_title: 'محاسبة', company_name: 'شركة النخيل', started_on: '2017-03', ended_on: '2018-01' },
      ],
      skills: [{ value: 'Accounting' }, { value: 'Microsoft Excel' }, { value: '7' }],
    },
  ],
]

/** What the odd file leaves open, as its owner fills it in. */
const FILLED: Readonly<Record<string, Record<string, string>>> = {
  'work_experiences/0': { started_on: '2020-01', ended_on: '2021-12' },
  'work_experiences/1': { started_on: '2017-03', ended_on: '2018-01' },
}

test.each(FILES)('%s fills the profile', async (name, file, filled) => {
  const owner = await seeker(site)
  const made = await read(owner, file())
  const isOdd = name.includes('odd')
  const entries = made.entries
    // A level that nobody knows is no entry without one.
    .filter(({ open }) => isOdd || open.every(({ is_required }) => !is_required))
    .filter(({ key }) => !isOdd || !/^(?:educations|languages)/.test(key))
    .map(({ key }) => ({ key, ...(isOdd && FILLED[key] && { filled: FILLED[key] }) }))
  const applied = await owner.call('POST', 'profile-imports/apply', { id: made.id, entries })
  expect(applied.body).toMatchObject({ code: 0, data: { added: entries.length } })
  expect(await owner.me()).toMatchObject(filled)
})
