import type { Language } from '#config/languages.ts'

interface Words {
  shifts: string
  start: string
  starts: readonly string[]
  years: string
}

/** What employers ask, in the languages of their postings. */
export const QUESTION_WORDS: Readonly<Record<Language, Words>> = {
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
