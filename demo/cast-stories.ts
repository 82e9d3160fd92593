import { CAST_SEEKERS } from './cast-people.ts'
import type { Step } from './play-out.ts'
import type { DemoSeeker } from './records.ts'

/** What becomes of an application: how many days ago it was sent, and what happened how many days after that. */
export const STORIES = {
  pending: { ago: 1, steps: [] },
  viewed: { ago: 3, steps: [['view', 0.3]] },
  communicated: {
    ago: 5,
    steps: [
      ['view', 0.2],
      ['reply', 1.1],
    ],
  },
  exchanged: {
    ago: 9,
    steps: [
      ['view', 0.3],
      ['reply', 1.2],
      ['exchange', 2.4],
    ],
  },
  accepted: {
    ago: 6,
    steps: [
      ['view', 0.5],
      ['shortlist', 2.2],
    ],
  },
  interview: {
    ago: 8,
    steps: [
      ['view', 0.2],
      ['reply', 0.9],
      ['interview', 6.3],
    ],
  },
  offer: {
    ago: 16,
    steps: [
      ['view', 0.4],
      ['shortlist', 2],
      ['interview', 5],
      ['offer', 14.6],
    ],
  },
  not_accepted: {
    ago: 12,
    steps: [
      ['view', 1],
      ['reject', 4.2],
    ],
  },
  declined: {
    ago: 20,
    steps: [
      ['view', 0.6],
      ['shortlist', 3],
      ['withdraw', 6.5],
    ],
  },
  cancelled: {
    ago: 7,
    steps: [
      ['view', 0.8],
      ['withdraw', 2.1],
    ],
  },
  lapsed: {
    ago: 15,
    steps: [
      ['view', 2],
      ['lapse', 7.002],
    ],
  },
  completed: {
    ago: 30,
    steps: [
      ['view', 0.3],
      ['reply', 1],
      ['interview', 4],
      ['offer', 10],
      ['hire', 14],
    ],
  },
} as const satisfies Record<string, { ago: number; steps: readonly (readonly [Step['event'], number])[] }>
type Story = keyof typeof STORIES

/** Who has applied, and what has become of it. Maria has seen everything. */
export const TOLD: readonly { who: DemoSeeker; stories: readonly Story[]; message: string }[] = [
  {
    who: CAST_SEEKERS.maria,
    stories: [
      'interview',
      'offer',
      'pending',
      'viewed',
      'communicated',
      'exchanged',
      'accepted',
      'not_accepted',
      'lapsed',
      'declined',
      'cancelled',
      'completed',
    ],
    message:
      'I close the books of three entities by the fourth working day. Your posting asks for somebody who can explain the numbers too, and that is the part I like best. I could start in a month.',
  },
  {
    who: CAST_SEEKERS.aiko,
    stories: ['interview', 'pending', 'not_accepted', 'lapsed'],
    message:
      '募集内容を拝見し、これまでのECサイト開発の経験を生かせると考え応募しました。どうぞよろしくお願いいたします。',
  },
  {
    who: CAST_SEEKERS.noura,
    stories: ['accepted', 'viewed', 'not_accepted'],
    message:
      'عملت على أنظمة الدفع والتقارير في القطاع المالي، وأرى في هذه الوظيفة امتدادًا لما أجيده. يسعدني أن نتحدث.',
  },
  {
    who: CAST_SEEKERS.beatriz,
    stories: ['communicated', 'pending', 'lapsed'],
    message:
      'Trabalho há anos em UTI adulto e gosto de ensinar quem está chegando. Posso fazer plantões noturnos.',
  },
  {
    who: CAST_SEEKERS.lucia,
    stories: ['offer', 'viewed', 'cancelled'],
    message: 'Llevo años diseñando pagos digitales y me gustaría contarles cómo lo haría en su producto.',
  },
  {
    who: CAST_SEEKERS.weijie,
    stories: ['interview', 'pending', 'declined'],
    message: '我熟悉东南亚电商数据，贵公司的职位与我目前的工作非常契合，期待进一步沟通。',
  },
  {
    who: CAST_SEEKERS.aisyah,
    stories: ['viewed', 'not_accepted', 'exchanged'],
    message: 'Saya berpengalaman dalam pengambilan pekerja kilang dan boleh bermula dalam masa sebulan.',
  },
  {
    who: CAST_SEEKERS.dewi,
    stories: ['communicated', 'lapsed', 'pending'],
    message: 'Saya terbiasa mengurus dokumen ekspor dan jadwal kapal. Saya siap bekerja mulai bulan depan.',
  },
  {
    who: CAST_SEEKERS.elif,
    stories: ['completed', 'viewed'],
    message: 'Beyaz eşyada ürün tasarımı yapıyorum; ilanınızdaki işlerin çoğunu her gün yapıyorum.',
  },
]

/** What Maria's interviewer had asked, which others who apply are asked too. */
export const ASKED = [
  {
    kind: 'yes-no',
    question: 'Have you closed the books of more than one entity?',
    choices: [],
    answer: 'yes',
  },
  {
    kind: 'choice',
    question: 'Which shift suits you best?',
    choices: ['Day', 'Mid', 'Night'],
    answer: 'Day',
  },
  {
    kind: 'text',
    question: 'Which ledger system do you know best?',
    choices: [],
    answer: 'SAP, for four years, and QuickBooks before that.',
  },
] as const
