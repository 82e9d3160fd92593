import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'remote.title': 'どこにいても、リモートで働く',
  'remote.lead':
    '{place}：{count, plural, =0 {現在応募できるリモート求人はありません。} other {応募できるリモート求人が#件あります。}}',
  'remote.all': 'すべてのリモート求人を見る',
  'remote.meaning': 'このサイトでの「リモート」とは',
  'remote.countries': '国・地域',
  'remote.countries_text':
    'リモート求人には、勤務できる国・地域が書かれています。書かれていなければ、どこからでも勤務できます。選択中の国・地域を対象外とする求人は表示されません。',
  'remote.zones': 'タイムゾーン',
  'remote.zones_text':
    '特定のタイムゾーンの時間帯で働くことを求める企業もあります。企業が示している場合は、求人ページで確認できます。',
  'remote.languages': '言語',
  'remote.languages_text':
    'チームで使う言語が、求人の言語と異なることがあります。企業が示している場合は、応募前に確認できます。',
  'remote.pay': '給与',
  'remote.pay_text': '給与は企業が掲載したままの金額と通貨で表示し、月額に換算した目安を添えています。',
  'remote.newest': '新着のリモート求人',
  'remote.fields': '分野から探す',
  'remote.from': '国・地域から探す',
  'remote.from_text': 'その国・地域から応募できるリモート求人です。',
  'remote.hours': '勤務時間帯から探す',
  'remote.hours_text': 'リモート求人に書かれている、勤務時間の基準となるタイムゾーンです。',
  'remote.count': '{count, plural, other {#件}}',
  'talents.title': '仕事を探す人のために',
  'talents.lead': '登録なしで検索でき、給与がまずわかり、求人がいつからあるのかも確かめられます。',
  'talents.does': 'ここでできること',
  'talents.pay': '給与がまずわかる',
  'talents.pay_text':
    'すべての求人に、掲載どおりの給与と月額換算を表示します。記載がない場合は、そのことを明示します。',
  'talents.dates': '掲載日がはっきりわかる',
  'talents.dates_text':
    '掲載日と、このサイトに初めて載った日がわかります。確認が途絶えた求人は掲載を終了します。',
  'talents.counts': '件数が見える絞り込み',
  'talents.counts_text': '条件を選ぶ前に、残りの件数がわかります。',
  'talents.search': 'ひとつの検索で、すべての言語を',
  'talents.search_text': '日本語で検索して、ほかの言語で書かれた求人も見つけられます。',
  'talents.once': '同じ求人は一度だけ',
  'talents.once_text': '複数のサイトに載った同じ求人は、まとめて1件で表示します。',
  'talents.account': '登録不要',
  'talents.account_text': 'ログインしなくても、検索も絞り込みも閲覧も自由です。',
  'talents.begin': 'ここから始める',
  'talents.begin_new': '24時間以内に掲載',
  'talents.begin_paid': '給与の高い順',
  'talents.begin_resume': '履歴書をすぐに読み取る',
  'talents.begin_remote': 'リモート求人',
  'talents.begin_web3': 'Web3の求人',
}
