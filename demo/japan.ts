import type { Random } from './random.ts'
import type { JapanBlock } from './records.ts'

/** What a posting in Japan has to state, in Japanese or English. */
export function drawJapanBlock(random: Random, lang: string, isPartTime: boolean): JapanBlock {
  const texts = lang === 'ja' ? JAPANESE : ENGLISH
  return {
    contractPeriod: random.pick(isPartTime ? texts.fixedTerm : texts.permanent),
    socialInsurance: random.pick(isPartTime ? texts.partTimeInsurance : texts.insurance),
    smokingMeasures: random.pick(texts.smoking),
    holidays: random.pick(isPartTime ? texts.partTimeHolidays : texts.holidays),
    workingHours: random.pick(isPartTime ? texts.partTimeHours : texts.hours),
  }
}

const JAPANESE = {
  permanent: [
    '期間の定めなし（試用期間3か月、条件変更なし）',
    '期間の定めなし（試用期間6か月）',
    '期間の定めなし',
  ],
  fixedTerm: ['6か月（更新の可能性あり）', '1年（更新上限5年）', '3か月ごとの契約更新'],
  insurance: [
    '社会保険完備（健康保険・厚生年金・雇用保険・労災保険）',
    '健康保険、厚生年金、雇用保険、労災保険',
  ],
  partTimeInsurance: ['労災保険、雇用保険（勤務条件により社会保険に加入）', '労災保険'],
  smoking: ['屋内禁煙', '屋内禁煙（屋外に喫煙場所あり）', '敷地内全面禁煙', '屋内原則禁煙（喫煙専用室あり）'],
  holidays: [
    '完全週休2日制（土日）、祝日、年末年始、夏季休暇、年間休日125日',
    '週休2日制（シフト制）、有給休暇、慶弔休暇、年間休日110日',
    '土日祝、GW、夏季、年末年始、有給休暇（入社半年後10日）、年間休日120日',
  ],
  partTimeHolidays: ['シフト制（週2日以上休み）', '土日祝休み', 'シフトによる。有給休暇は法定どおり'],
  hours: [
    '9:00〜18:00（休憩60分、実働8時間）',
    'フレックスタイム制（コアタイム11:00〜15:00、標準労働時間8時間）',
    '8:30〜17:30（休憩60分）、残業月平均15時間',
    'シフト制（早番7:00〜16:00、遅番13:00〜22:00、実働8時間）',
  ],
  partTimeHours: [
    '10:00〜16:00の間で4時間以上、週3日から',
    '17:00〜22:00、週2日から応相談',
    '9:00〜15:00（休憩60分）',
  ],
} as const

const ENGLISH = {
  permanent: ['Permanent (three months’ probation on the same terms)', 'Permanent'],
  fixedTerm: ['Six months, renewable', 'One year, renewable up to five years'],
  insurance: ['Health, pension, employment and accident insurance'],
  partTimeInsurance: ['Accident insurance; employment insurance according to hours'],
  smoking: ['No smoking indoors', 'No smoking on the premises', 'Separate smoking room'],
  holidays: [
    'Saturdays, Sundays and public holidays; New Year and summer breaks; 125 days off a year',
    'Two days a week by shift; 110 days off a year',
  ],
  partTimeHolidays: ['By shift, at least two days off a week'],
  hours: ['9:00 to 18:00 (60-minute break)', 'Flexitime, core hours 11:00 to 15:00', 'Shifts of eight hours'],
  partTimeHours: ['Four hours or more between 10:00 and 16:00, from three days a week'],
} as const
