import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': '求人',
  'unseen.open': 'お知らせを見る',
  'unseen.settings':
    'お知らせをまだお読みでなかったため、このメールをお送りしました。メールで受け取る内容は、お知らせの設定で選べます。',
  'unseen.one.subject': '{site}のアカウントで端末がログアウトされました',
  'unseen.one.text': 'アカウントの別の端末から操作されました。',
  'unseen.others.subject': '{site}のアカウントでほかの端末がすべてログアウトされました',
  'unseen.others.text': '操作した端末だけがログインしたままです。',
  'unseen.upheld.subject': '{site}で報告いただいた求人の掲載を終了しました',
  'unseen.upheld.text':
    'ご報告ありがとうございます。確認のうえ、掲載を終了しました。検索にはもう表示されません。',
  'unseen.dismissed.subject': '{site}で報告いただいた求人を確認しました',
  'unseen.dismissed.text':
    'ご報告ありがとうございます。確認した結果、規約に反する点は見つからなかったため、掲載を続けています。',
  'unseen.export.subject': '{site}のデータがダウンロードされました',
  'unseen.export.text': 'アカウントの全データのコピーが作成され、ダウンロードされました。',
}
