import type { HoursAt } from './hours.ts'
import type { Random } from './random.ts'
import type { JapanBlock } from './records.ts'
import { JOB_TYPE, type Terms } from './terms.ts'

/** The facts that a posting in Japan must state, in Japanese or English; they agree with its terms and hours. */
export function drawJapanBlock(
  random: Random,
  lang: string,
  { jobTypeId }: Terms,
  [kind, at]: HoursAt,
): JapanBlock {
  const texts = lang === 'ja' ? JAPANESE : ENGLISH
  const isPartTime = jobTypeId === JOB_TYPE.partTime
  const contract =
    jobTypeId === JOB_TYPE.fullTime ? 'permanent' : jobTypeId === JOB_TYPE.contract ? 'oneYear' : 'fixedTerm'
  const insurance =
    jobTypeId === JOB_TYPE.freelance ? 'freelance' : isPartTime ? 'partTime' : ('employee' as const)
  return {
    contractPeriod: random.pick(texts.contract[contract]),
    socialInsurance: random.pick(texts.insurance[insurance]),
    smokingMeasures: random.pick(texts.smoking),
    holidays: texts.holidays[kind][at] ?? texts.holidays[kind][0],
    workingHours: texts.hours[kind][at] ?? texts.hours[kind][0],
  }
}

const JAPANESE = {
  contract: {
    permanent: [
      '期間の定めなし（試用期間3か月、条件変更なし）',
      '期間の定めなし（試用期間6か月）',
      '期間の定めなし',
    ],
    oneYear: ['1年（更新上限5年）', '1年（更新の可能性あり）'],
    fixedTerm: ['6か月（更新の可能性あり）', '3か月ごとの契約更新'],
  },
  insurance: {
    employee: [
      '社会保険完備（健康保険・厚生年金・雇用保険・労災保険）',
      '健康保険、厚生年金、雇用保険、労災保険',
    ],
    partTime: ['労災保険、雇用保険（勤務条件により社会保険に加入）', '労災保険'],
    freelance: ['業務委託契約のため適用なし'],
  },
  smoking: ['屋内禁煙', '屋内禁煙（屋外に喫煙場所あり）', '敷地内全面禁煙', '屋内原則禁煙（喫煙専用室あり）'],
  holidays: {
    office: [
      '完全週休2日制（土日）、祝日、年末年始、夏季休暇、年間休日125日',
      '完全週休2日制（土日）、祝日、年末年始、夏季休暇、年間休日123日',
      '土日祝、GW、夏季、年末年始、有給休暇（入社半年後10日）、年間休日120日',
    ],
    shifts: [
      '週休2日制（シフト制）、有給休暇、慶弔休暇、年間休日110日',
      '週休2日制（シフト制）、夏季・冬季休暇、有給休暇、年間休日112日',
      '週休1日制（固定休）、祝日、年末年始、有給休暇、年間休日80日',
    ],
    partTime: ['シフト制（週2日以上休み）', 'シフトによる。有給休暇は法定どおり'],
  },
  hours: {
    office: [
      '9:00〜18:00（休憩60分、実働8時間）',
      'フレックスタイム制（始業8:00〜10:00、標準労働時間8時間）',
      '8:30〜17:30（休憩60分、実働8時間）、残業月平均15時間',
    ],
    shifts: [
      '交替制（7:00〜16:00、13:00〜22:00、実働8時間）',
      'シフト制（早番7:00〜16:00、遅番13:00〜22:00、実働8時間）',
      '9:00〜16:40（休憩60分、実働6時間40分）',
    ],
    partTime: ['9:00〜15:00（休憩60分）、週4〜5日', '平日17:00〜22:00、土日10:00〜17:00、週3日から'],
  },
} as const

const ENGLISH = {
  contract: {
    permanent: ['Permanent (three months’ probation on the same terms)', 'Permanent'],
    oneYear: ['One year, renewable up to five years'],
    fixedTerm: ['Six months, renewable'],
  },
  insurance: {
    employee: ['Health, pension, employment and accident insurance'],
    partTime: ['Accident insurance; employment insurance according to hours'],
    freelance: ['None (service contract)'],
  },
  smoking: ['No smoking indoors', 'No smoking on the premises', 'Separate smoking room'],
  holidays: {
    office: ['Saturdays, Sundays and public holidays; New Year and summer breaks; 125 days off a year'],
    shifts: [
      'Two days a week by shift; 110 days off a year',
      'Two days a week by shift; 112 days off a year',
      'One fixed day a week, public holidays and New Year; 80 days off a year',
    ],
    partTime: ['By shift, at least two days off a week'],
  },
  hours: {
    office: [
      '9:00 to 18:00 (60-minute break)',
      'Flexitime, start between 8:00 and 10:00, eight hours a day',
      '8:30 to 17:30 (60-minute break)',
    ],
    shifts: [
      'Rotating shifts of eight hours',
      'Early shift 7:00 to 16:00, late shift 13:00 to 22:00',
      '9:00 to 16:40 (60-minute break)',
    ],
    partTime: [
      '9:00 to 15:00 (60-minute break), four or five days a week',
      'Weekdays 17:00 to 22:00, weekends 10:00 to 17:00, from three days a week',
    ],
  },
} as const
