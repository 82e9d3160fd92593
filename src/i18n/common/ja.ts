import type { TranslationOf } from '../text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'brand.tagline': '地元の仕事もリモートの仕事も、給与をはっきり見て選べます。',

  'nav.skip_to_content': '本文へスキップ',
  'nav.main': 'メイン',
  'nav.jobs': '求人',
  'nav.remote': 'リモート',
  'nav.web3': 'Web3',
  'nav.companies': '企業',
  'nav.my_jobs': 'マイ求人',
  'nav.chat': 'チャット',
  'nav.profile': 'プロフィール',
  'nav.sign_in': 'ログイン',
  'nav.breadcrumbs': '現在地',
  'nav.pages': '検索結果のページ',
  'nav.previous': '前へ',
  'nav.next': '次へ',
  'nav.page': '{page}ページ',

  'search.label': '求人を検索',
  'search.placeholder': '職種・スキル・会社名',

  'place.switch': '国と言語',
  'place.country': '国・地域',
  'place.language': '言語',
  'place.anywhere': 'すべての国・地域',

  'footer.for_seekers': 'お仕事をお探しの方',
  'footer.remote': 'リモートワーク',
  'footer.talents': 'このサイトでできること',
  'footer.follow': 'フォローする',
  'footer.apps': 'アプリを入手',
  'footer.languages': '言語',

  'action.close': '閉じる',
  'action.apply_filters': '結果を表示',
  'action.undo': '元に戻す',
  'action.go_home': 'ホームへ戻る',
  'action.search_jobs': 'すべての求人を見る',

  'status.loading': '読み込み中…',

  'pay.not_stated': '給与の記載なし',
  'pay.from': '{amount}〜',
  'pay.up_to': '〜{amount}',
  'pay.per_hour': '／時',
  'pay.per_day': '／日',
  'pay.per_month': '／月',
  'pay.per_year': '／年',

  'error.not_found_title': 'ページが見つかりません',
  'error.not_found_text':
    'アドレスが間違っているか、ページが移動した可能性があります。求人はこちらから探せます。',
  'error.server_title': '問題が発生しました',
  'error.server_text':
    '申し訳ありません。サーバーで予期しないエラーが発生しました。ページを再読み込みするか、サポートまでお問い合わせください。',
  'error.network': '通信エラーです。しばらくしてからもう一度お試しください',
  'error.busy_title': '短時間にアクセスしすぎています',
  'error.busy_text': '1分ほど待ってから、ページを再読み込みしてください。',

  'maintenance.title': 'ただいまメンテナンス中です',
  'maintenance.text': 'お探しのページは現在メンテナンス中です。まもなく再開します。',
}
