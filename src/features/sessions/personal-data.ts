import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

const SECRET = 'A secret: it would only help a thief.'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'sessions',
    file: 'sessions',
    columns: [
      'id',
      'site',
      'granted_by',
      'proven_by',
      'proven_at',
      'user_agent',
      'address',
      'country',
      'language',
      'created_at',
      'last_seen_at',
      'expires_at',
    ],
    withheld: {
      token_hash: SECRET,
      device_hash: SECRET,
    },
    order: 'created_at',
    line: {
      en: 'where you are signed in',
      'zh-CN': '您已登录的设备',
      'zh-TW': '您已登入的裝置',
      ja: 'ログイン中の端末',
      es: 'dónde tienes la sesión iniciada',
      pt: 'onde sua conta está conectada',
      ms: 'peranti yang anda gunakan untuk log masuk',
      id: 'perangkat yang sedang masuk ke akun Anda',
      tr: 'oturumunuzun açık olduğu yerler',
      ar: 'الأجهزة المفتوح عليها حسابك',
    },
  },
  {
    table: 'known_devices',
    file: 'known-devices',
    columns: ['created_at', 'signed_in_at'],
    withheld: {
      mark_hash: SECRET,
    },
    order: 'signed_in_at',
    line: {
      en: 'browsers that your account knows again',
      'zh-CN': '您的账号认得的浏览器',
      'zh-TW': '您的帳號認得的瀏覽器',
      ja: 'アカウントが記憶しているブラウザー',
      es: 'navegadores que tu cuenta reconoce',
      pt: 'navegadores que sua conta reconhece',
      ms: 'pelayar yang dikenali oleh akaun anda',
      id: 'browser yang dikenali akun Anda',
      tr: 'hesabınızın tanıdığı tarayıcılar',
      ar: 'المتصفحات التي يتعرّف عليها حسابك',
    },
  },
  {
    table: 'recent_searches',
    file: 'recent-searches',
    columns: ['address', 'searched_at'],
    order: 'searched_at',
    line: {
      en: 'what you searched for',
      'zh-CN': '您的搜索记录',
      'zh-TW': '您的搜尋紀錄',
      ja: '検索履歴',
      es: 'lo que buscaste',
      pt: 'o que você buscou',
      ms: 'carian anda',
      id: 'pencarian Anda',
      tr: 'aramalarınız',
      ar: 'ما بحثت عنه',
    },
  },
  {
    table: 'viewed_jobs',
    file: 'viewed-jobs',
    columns: ['job_id', 'viewed_at'],
    order: 'viewed_at',
    line: {
      en: 'jobs that you opened',
      'zh-CN': '您看过的职位',
      'zh-TW': '您看過的職缺',
      ja: '閲覧した求人',
      es: 'los empleos que abriste',
      pt: 'as vagas que você abriu',
      ms: 'kerja yang anda buka',
      id: 'lowongan yang Anda buka',
      tr: 'açtığınız ilanlar',
      ar: 'الوظائف التي فتحتها',
    },
  },
]

export const unexportedTables: readonly UnexportedTable[] = [
  {
    table: 'one_time_codes',
    reason: 'Secrets that are good for minutes; what they were for stands in the history.',
  },
  {
    table: 'one_time_tokens',
    reason: 'Secrets of steps on the way; what they led to stands in the history.',
  },
]
