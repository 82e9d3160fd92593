import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume.subject': '{name}さんから履歴書が届きました',
  'resume.text': '{name}さんが{site}を通じてこの履歴書をお送りしました。このメールに添付されています。',
  'resume.from': '送信者',
  'resume.email': 'メールアドレス',
  'resume.file': '履歴書',
  'resume.unknown': '{name}さんに心当たりがない場合は、ファイルを開かずにこのメールを削除してください。',
  'resume.stop': '今後メールで履歴書を受け取らない',
}
