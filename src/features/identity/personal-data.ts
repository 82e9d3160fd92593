import type { PersonalData } from '#config/personal-data.ts'

/** The tables of this room with data of a person. */
export const personalData: readonly PersonalData[] = [
  {
    table: 'national_identities',
    file: 'identity',
    columns: ['verified_at'],
    withheld: {
      number_digest: 'The number is exported decrypted.',
      sealed: 'It is exported decrypted.',
    },
    order: 'verified_at',
    line: {
      en: 'your identity as Singpass confirmed it, and when',
      'zh-CN': '经 Singpass 验证的身份信息及验证时间',
      'zh-TW': '經 Singpass 驗證的身分資料及驗證時間',
      ja: 'Singpassで確認した本人確認の情報と、確認した日時',
      es: 'tu identidad tal como la confirmó Singpass, y cuándo',
      pt: 'sua identidade, como o Singpass a confirmou, e quando',
      ms: 'identiti anda seperti yang disahkan dengan Singpass, dan masa pengesahannya',
      id: 'identitas Anda sebagaimana diverifikasi dengan Singpass, dan waktunya',
      tr: 'Singpass’in doğruladığı kimlik bilgileriniz ve doğrulama zamanı',
      ar: 'بيانات هويتك كما أكدها Singpass، وموعد ذلك',
    },
  },
  {
    table: 'national_identity_reads',
    file: 'identity-reads',
    columns: ['at', 'reader', 'purpose'],
    withheld: {
      id: 'The number of the row.',
    },
    order: 'at',
    line: {
      en: 'who looked at your confirmed identity, and why',
      'zh-CN': '谁查看过您已验证的身份信息，以及原因',
      'zh-TW': '誰查看過您已驗證的身分資料，以及原因',
      ja: '本人確認の情報を閲覧した人と理由',
      es: 'quién consultó tu identidad confirmada y por qué',
      pt: 'quem consultou sua identidade confirmada e por quê',
      ms: 'siapa yang melihat identiti anda yang disahkan dan sebabnya',
      id: 'siapa yang melihat identitas terverifikasi Anda dan alasannya',
      tr: 'doğrulanmış kimliğinize kimin ve neden baktığı',
      ar: 'من اطّلع على هويتك المؤكَّدة ولماذا',
    },
  },
]
