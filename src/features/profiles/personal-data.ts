import type { PersonalData } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'seekers',
    file: 'profile',
    columns: [
      'register_flow',
      'profile_completed_at',
      'headline',
      'location_id',
      'location_words',
      'xp_lvl_id',
    ],
    order: 'account_id',
    line: {
      en: 'your profile as a job seeker',
      'zh-CN': '您的求职者资料',
      'zh-TW': '您的求職者個人檔案',
      ja: '求職者としてのプロフィール',
      es: 'tu perfil para buscar empleo',
      pt: 'seu perfil de candidato',
      ms: 'profil anda sebagai pencari kerja',
      id: 'profil Anda sebagai pencari kerja',
      tr: 'iş arayan olarak profiliniz',
      ar: 'ملفك الشخصي للبحث عن عمل',
    },
  },
  {
    table: 'wanted_titles',
    file: 'wanted-titles',
    columns: ['position', 'title_id', 'words', 'near_title_ids'],
    order: 'position',
    line: {
      en: 'job titles that you look for',
      'zh-CN': '您期望的职位',
      'zh-TW': '您期望的職稱',
      ja: '希望する職種',
      es: 'los puestos que buscas',
      pt: 'os cargos que você procura',
      ms: 'jawatan yang anda cari',
      id: 'jabatan yang Anda cari',
      tr: 'aradığınız pozisyonlar',
      ar: 'المسميات الوظيفية التي تبحث عنها',
    },
  },
]
