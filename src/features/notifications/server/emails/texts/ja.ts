import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'unseen.job': '求人',
  'unseen.open': 'お知らせを見る',
  'unseen.settings':
    'お知らせをまだお読みでなかったため、このメールをお送りしました。メールで受け取る内容は、お知らせの設定で選べます。',
  'unseen.choose': '通知の設定',
  'unseen.stop': 'この種類のメールを停止する',
  'push.general': '{site}のアカウントに新しいお知らせがあります',
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
  'unseen.viewed.subject': '{company}があなたの応募を確認しました',
  'unseen.replied.subject': '{company}があなたの応募に返信しました',
  'unseen.reconsidered.subject': '{company}があなたの応募の選考を再開しました',
  'unseen.exchange_asked.subject': '{company}が連絡先の交換を希望しています',
  'unseen.exchanged.subject': '{company}と連絡先を交換しました',
  'unseen.exchange_asked.text':
    '「マイジョブ」で承諾すると、採用担当者の電話番号とメールアドレスが表示されます。',
  'unseen.exchanged.text': '採用担当者の電話番号とメールアドレスは「マイジョブ」で確認できます。',
  'unseen.shortlist.subject': '{company}の候補者に選ばれました',
  'unseen.interview.subject': '{company}があなたとの面接を希望しています',
  'unseen.offer.subject': '{company}があなたに内定を出したいと考えています',
  'unseen.hired.subject': '{company}への採用が決まりました',
  'unseen.declined.subject': '{company}での選考は不採用となりました',
  'unseen.lapsed.subject': '{company}から期限内に返信がなかったため、応募を終了しました',
  'unseen.closed.subject': '応募された{company}の求人の募集が終了しました',
  'unseen.on_hold.subject': '{company}が、応募された求人の募集を一時停止しました',
  'unseen.invitation.subject': '{company}から応募への招待が届きました',
  'unseen.moving.text': '現在の状況は「マイジョブ」で確認できます。',
  'unseen.contact.text':
    '先方はあなたの連絡先を見ることができ、連絡してきます。電話とメールをご確認ください。',
  'unseen.hired.text': '新しいお仕事でのご活躍をお祈りします。',
  'unseen.declined.text': 'この応募は終了しました。ほかの応募はこれまでどおり続きます。',
  'unseen.lapsed.text':
    'この結果は、誰でも見られる返信実績に反映されます。あとから返信があれば応募は再開します。',
  'unseen.closed.text':
    '新しい応募は受け付けていません。あなたの応募はそのまま残り、返信の約束も変わりません。',
  'unseen.invitation.text':
    '承諾または応募されるまで、お名前と連絡先は公開されません。辞退することもできます。',
  'unseen.my_jobs': 'マイジョブで見る',
}
