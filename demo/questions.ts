import { sql } from 'kysely'
import { isLanguage, type Language } from '#config/languages.ts'
import type { Db } from '#platform/db/database.ts'
import { json } from './insert-rows.ts'
import { createRandom } from './random.ts'
import type { DemoJob } from './records.ts'

/*
 * What some employers ask before they take an application: a few questions, which nobody has to answer, and how far away
 * an applicant may live. Jobs of the cast ask nothing.
 */

const SEED = 1
const ASKING = 1 / 6
const NEAR = 1 / 30
const NEAR_KM = 100

/** Kilometres from the place of the job; null: from anywhere. */
export function appliesWithinKm({ ref, locationId }: DemoJob): number | null {
  if (locationId === null || isOfCast(ref)) return null
  return createRandom(SEED, `near ${ref}`).chance(NEAR) ? NEAR_KM : null
}

/** Adds the questions of jobs that are loaded; those that are there stay. */
export async function addQuestions(db: Db, jobs: readonly DemoJob[]): Promise<void> {
  const rows = jobs.flatMap(questionsOf)
  if (rows.length === 0) return
  await sql`
    insert into job_questions (job_id, position, kind, question, choices, is_required)
    select jobs.id, q.position, q.kind, q.question, q.choices, false
    from jsonb_to_recordset(${json(rows)})
      as q(ref text, position int, kind text, question text, choices text[])
    join jobs on jobs.source = 'demo' and jobs.source_ref = q.ref
    on conflict (job_id, position) do nothing`.execute(db)
}

function questionsOf({ ref, texts, externalUrl }: DemoJob) {
  const random = createRandom(SEED, `questions ${ref}`)
  if (isOfCast(ref) || externalUrl !== null || !random.chance(ASKING)) return []
  const lang = texts.find(({ isOriginal }) => isOriginal)?.lang ?? 'en'
  const { shifts, start, starts, years } = WORDS[isLanguage(lang) ? lang : 'en']
  const all = [
    { kind: 'yes-no', question: shifts, choices: [] },
    { kind: 'choice', question: start, choices: starts },
    { kind: 'number', question: years, choices: [] },
  ]
  return random.sample(all, random.int(1, 2)).map((question, position) => ({ ref, position, ...question }))
}

const isOfCast = (ref: string): boolean => ref.startsWith('cast-')

interface Words {
  shifts: string
  start: string
  starts: readonly string[]
  years: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    shifts: 'Can you work rotating shifts?',
    start: 'When could you start?',
    starts: ['At once', 'Within a month', 'Later'],
    years: 'How many years have you done such work?',
  },
  'zh-CN': {
    shifts: '您能接受轮班吗？',
    start: '您什么时候可以到岗？',
    starts: ['随时', '一个月内', '一个月以后'],
    years: '您从事这类工作多少年了？',
  },
  'zh-TW': {
    shifts: '您可以輪班嗎？',
    start: '您什麼時候可以到職？',
    starts: ['隨時', '一個月內', '一個月以後'],
    years: '您從事這類工作幾年了？',
  },
  ja: {
    shifts: 'シフト勤務は可能ですか？',
    start: '入社可能な時期はいつですか？',
    starts: ['すぐに可能', '1か月以内', 'それ以降'],
    years: '同様の仕事の経験は何年ありますか？',
  },
  es: {
    shifts: '¿Puedes trabajar en turnos rotativos?',
    start: '¿Cuándo podrías empezar?',
    starts: ['De inmediato', 'En un mes', 'Más adelante'],
    years: '¿Cuántos años de experiencia tienes en un trabajo así?',
  },
  pt: {
    shifts: 'Você pode trabalhar em turnos?',
    start: 'Quando você poderia começar?',
    starts: ['Imediatamente', 'Em até um mês', 'Mais tarde'],
    years: 'Quantos anos de experiência você tem nessa função?',
  },
  ms: {
    shifts: 'Bolehkah anda bekerja mengikut syif?',
    start: 'Bilakah anda boleh mula bekerja?',
    starts: ['Serta-merta', 'Dalam masa sebulan', 'Kemudian'],
    years: 'Berapa tahun anda telah membuat kerja seperti ini?',
  },
  id: {
    shifts: 'Apakah Anda bersedia bekerja secara shift?',
    start: 'Kapan Anda bisa mulai bekerja?',
    starts: ['Segera', 'Dalam satu bulan', 'Lebih dari satu bulan'],
    years: 'Berapa tahun pengalaman Anda di pekerjaan seperti ini?',
  },
  tr: {
    shifts: 'Vardiyalı çalışabilir misiniz?',
    start: 'Ne zaman başlayabilirsiniz?',
    starts: ['Hemen', 'Bir ay içinde', 'Daha sonra'],
    years: 'Bu alanda kaç yıl deneyiminiz var?',
  },
  ar: {
    shifts: 'هل يمكنك العمل بنظام الورديات؟',
    start: 'متى يمكنك بدء العمل؟',
    starts: ['فورًا', 'خلال شهر', 'بعد ذلك'],
    years: 'كم سنة من الخبرة لديك في مثل هذا العمل؟',
  },
}
