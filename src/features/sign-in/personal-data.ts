import type { PersonalData, UnexportedTable } from '#config/personal-data.ts'

const SECRET = 'A secret: it would only help a thief.'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'account_identities',
    file: 'providers',
    columns: ['provider', 'issuer', 'subject', 'email', 'linked_at', 'last_used_at'],
    order: 'linked_at',
    line: {
      en: 'services that you sign in with',
      'zh-CN': '您用来登录的第三方账号',
      'zh-TW': '您用來登入的第三方帳號',
      ja: 'ログインに使うサービス',
      es: 'los servicios con los que inicias sesión',
      pt: 'os serviços que você usa para entrar',
      ms: 'perkhidmatan yang anda gunakan untuk log masuk',
      id: 'layanan yang Anda pakai untuk masuk',
      tr: 'giriş yaparken kullandığınız hizmetler',
      ar: 'الخدمات المستخدمة لتسجيل دخولك',
    },
  },
  {
    table: 'passkeys',
    file: 'passkeys',
    columns: ['name', 'transports', 'is_backed_up', 'created_at', 'last_used_at'],
    withheld: {
      id: 'The number of the row.',
      credential_id: SECRET,
      public_key: SECRET,
      sign_count: 'A counter of the device against copies.',
    },
    order: 'created_at',
    line: {
      en: 'your passkeys',
      'zh-CN': '您的通行密钥',
      'zh-TW': '您的通行密鑰',
      ja: 'パスキー',
      es: 'tus llaves de acceso',
      pt: 'suas chaves de acesso',
      ms: 'kunci laluan anda',
      id: 'kunci sandi Anda',
      tr: 'geçiş anahtarlarınız',
      ar: 'مفاتيح المرور الخاصة بك',
    },
  },
  {
    table: 'authenticator_apps',
    file: 'authenticator',
    columns: ['confirmed_at'],
    withheld: {
      secret: SECRET,
      last_step: 'The last used code.',
    },
    order: 'confirmed_at',
    line: {
      en: 'your authenticator app',
      'zh-CN': '您的身份验证器应用',
      'zh-TW': '您的驗證器應用程式',
      ja: '認証アプリ',
      es: 'tu aplicación de autenticación',
      pt: 'seu aplicativo autenticador',
      ms: 'aplikasi pengesah anda',
      id: 'aplikasi autentikator Anda',
      tr: 'kimlik doğrulama uygulamanız',
      ar: 'تطبيق المصادقة الخاص بك',
    },
  },
  {
    table: 'recovery_codes',
    file: 'recovery-codes',
    columns: ['used_at'],
    withheld: {
      code_hash: SECRET,
    },
    order: 'used_at',
    line: {
      en: 'your recovery codes, and when they were used',
      'zh-CN': '您的恢复码及使用时间',
      'zh-TW': '您的備用碼及使用時間',
      ja: 'リカバリーコードと使用日時',
      es: 'tus códigos de recuperación y cuándo se usaron',
      pt: 'seus códigos de recuperação e quando foram usados',
      ms: 'kod pemulihan anda dan masa kod itu digunakan',
      id: 'kode pemulihan Anda dan kapan dipakai',
      tr: 'kurtarma kodlarınız ve ne zaman kullanıldıkları',
      ar: 'رموز الاسترداد ومتى استُخدمت',
    },
  },
]

export const unexportedTables: readonly UnexportedTable[] = [
  { table: 'qr_sign_ins', reason: 'Gone within minutes; the session that came of one is exported.' },
]
