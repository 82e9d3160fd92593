import type { DemoText } from './records.ts'

/** The texts of the cast's jobs. */
export const CAST_TEXTS = {
  'open-manila': [
    english(
      'Accountant',
      'You keep the books of five mid-sized clients, from daily entries to the annual accounts.',
      [
        'Record and reconcile transactions every day',
        'Prepare monthly reports and VAT returns',
        'Answer questions from clients and auditors',
      ],
      ['Degree in accountancy', 'One to three years in a similar position', 'Confident with spreadsheets'],
    ),
  ],
  'urgent-manila': [
    english(
      'Customer Service Representative (Immediate Start)',
      'You are the friendly voice of a travel brand, by phone and chat, on rotating shifts.',
      ['Answer enquiries and solve booking problems', 'Record every case in the ticket system'],
      ['Clear spoken and written English', 'Patience, also with upset travellers'],
    ),
  ],
  'on-hold-manila': [
    english(
      'HR Generalist',
      'You look after 120 colleagues in our Manila office, from contract to farewell party.',
      ['Prepare contracts and payroll data', 'Advise managers on labour law'],
      ['Knowledge of Philippine labour law', 'Discretion'],
    ),
  ],
  'external-manila': [
    english(
      'Payroll Specialist',
      'You see to it that two thousand people are paid correctly and on time.',
      ['Run payroll twice a month', 'Prepare government contributions and reports'],
      ['Two years of payroll experience', 'Accuracy with figures'],
    ),
  ],
  'closed-manila': [
    english(
      'Office Manager',
      'You keep a 300-seat office running.',
      ['Manage suppliers and budget', 'Lead the reception team'],
      ['Experience in office or facility management'],
    ),
  ],
  'remote-web3': [
    english(
      'Smart Contract Developer',
      'You write and review the Solidity contracts that settle transfers between our partners.',
      [
        'Design, write and test smart contracts',
        'Prepare audits and fix what they find',
        'Document interfaces for partners',
      ],
      ['Three years of software development, one of them with Solidity', 'Habit of testing before trusting'],
    ),
  ],
  'tokyo-japanese': [
    {
      lang: 'ja',
      title: 'Webエンジニア（自社通販サイト）',
      description:
        '<p>全国の作り手とお客さまをつなぐ通販サイトの開発をお任せします。</p><h3>仕事内容</h3><ul><li>TypeScriptによる新機能の設計・実装・テスト</li><li>表示速度とアクセシビリティの改善</li><li>企画・デザインチームとの仕様検討</li></ul><h3>応募資格</h3><ul><li>Webアプリケーションの開発経験1年以上</li><li>チームでの開発経験</li></ul>',
      isOriginal: true,
    },
    {
      ...english(
        'Web Developer (Online Shop)',
        'You develop the online shop that links makers all over Japan with their customers.',
        [
          'Design, build and test new features in TypeScript',
          'Improve speed and accessibility',
          'Work out specifications with planning and design',
        ],
        ['At least one year of web development', 'Experience of working in a team'],
      ),
      isOriginal: false,
    },
  ],
  'riyadh-arabic': [
    {
      lang: 'ar',
      title: 'محلل نظم',
      description:
        '<p>نبحث عن محلل نظم ينضم إلى فريقنا في الرياض للعمل على حلول المنشآت الصغيرة.</p><h3>المهام</h3><ul><li>جمع متطلبات العملاء وتوثيقها</li><li>إعداد مخططات العمليات والمواصفات الفنية</li><li>متابعة الاختبارات حتى التسليم</li></ul><h3>المتطلبات</h3><ul><li>درجة البكالوريوس في نظم المعلومات أو ما يعادلها</li><li>خبرة من سنة إلى ثلاث سنوات</li><li>إجادة اللغتين العربية والإنجليزية</li></ul>',
      isOriginal: true,
    },
  ],
} satisfies Record<string, readonly DemoText[]>

function english(
  title: string,
  opening: string,
  duties: readonly string[],
  requirements: readonly string[],
): DemoText {
  const list = (lines: readonly string[]) => `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
  return {
    lang: 'en',
    title,
    description: `<p>${opening}</p><h3>Responsibilities</h3>${list(duties)}<h3>Requirements</h3>${list(requirements)}`,
    isOriginal: true,
  }
}
