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
  'nav.resume': '履歴書',
  'nav.jobs_by_country': '国・地域から探す',
  'nav.sign_in': 'ログイン',
  'nav.my_jobs': 'マイジョブ',
  'nav.my_profile': 'プロフィール',
  'nav.account': 'アカウント',
  'nav.employer_site': '採用担当者向けサイトへ',
  'nav.log_out': 'ログアウト',
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
  'footer.developers': '開発者向け',
  'footer.api': 'API',
  'footer.follow': 'フォローする',
  'footer.apps': 'アプリを入手',
  'footer.languages': '言語',
  'footer.terms': '利用規約',
  'footer.privacy': 'プライバシーポリシー',

  'action.close': '閉じる',
  'action.apply_filters': '結果を表示',
  'action.undo': '元に戻す',
  'action.go_home': 'ホームへ戻る',
  'action.search_jobs': 'すべての求人を見る',

  'filter.pay': '月給',
  'filter.job_type': '雇用形態',
  'filter.experience': '経験',
  'filter.education': '学歴',
  'filter.industry': '業種',
  'filter.posted': '掲載日',
  'filter.arrangement': '働き方',
  'filter.work_eligibility': '就労資格',
  'filter.place': '勤務地',
  'filter.main_function': '職種分野',
  'filter.function': '職種',
  'filter.title': '職種名',
  'filter.skill': 'スキル',
  'filter.company': '企業',
  'filter.company_size': '従業員数',
  'filter.language': '求人の言語',
  'filter.verified': '認証済み企業のみ',
  'filter.urgent': '急募のみ',
  'filter.category': 'カテゴリー',
  'filter.exclude_companies': '企業を除外',
  'filter.exclude_languages': '求人の言語を除外',

  'share.title': '共有',
  'share.link': 'このページのリンク',
  'share.copy': 'リンクをコピー',
  'share.copied': 'リンクをコピーしました',
  'share.by_hand': 'ブラウザーの設定でコピーできません。選択されたリンクを手動でコピーしてください。',
  'share.device': 'ほかのアプリで共有',

  'status.loading': '読み込み中…',

  'away.title': '現在、データに接続できません',
  'away.text':
    '1分ほど待ってから、ページを再読み込みしてください。フォームを送信していた場合は、再読み込みすると入力した内容がもう一度送信されます。',
  'away.unknown':
    '保存の途中でデータとの接続が切れました。保存されたかどうか確認できません。もう一度送信する前に、内容をご確認ください。',
  'away.visitor':
    '現在、データに接続できません。表示しているのは{minutes, plural, other {#分}}前のページです。復旧するまで、ログインやフォームの送信はできません。',
  'away.account':
    '現在、データに接続できません。表示しているのは{minutes, plural, other {#分}}前のページで、お客様の情報は含まれていません。ログインした状態は続いており、復旧するとアカウントを利用できます。',
  'away.again': '再読み込み',

  'offline.title': 'この端末で読める求人',
  'offline.offline': 'オフラインです',
  'offline.again': '接続が戻ると、このページは自動的に読み込み直されます。',
  'offline.retry': 'もう一度試す',
  'offline.about':
    '最近開いた求人（最大{count}件）を、接続がなくても読めます。内容は開いた時点のもので、その後募集が終了している場合があります。',
  'offline.none': 'ここにはまだ何もありません。求人を開くと、接続がなくてもこの端末で読めるようになります。',
  'offline.kept': '{date}時点の内容',
  'offline.note': 'オフラインです。これは{date}時点の求人内容で、その後募集が終了している場合があります。',
  'offline.forget': 'この端末からすべて削除',
  'offline.install': '{site} をインストール',

  'pay.not_stated': '給与の記載なし',
  'pay.from': '{amount}〜',
  'pay.up_to': '〜{amount}',
  'pay.per_hour': '／時',
  'pay.per_day': '／日',
  'pay.per_month': '／月',
  'pay.per_year': '／年',
  'pay.band_below': '{amount}以下',
  'pay.band_between': '{from}〜{to}',
  'pay.band_above': '{amount}超',

  'error.not_found_title': 'ページが見つかりません',
  'error.not_found_text':
    'アドレスが間違っているか、ページが移動した可能性があります。求人はこちらから探せます。',
  'error.server_title': '問題が発生しました',
  'error.server_text':
    '申し訳ありません。サーバーで予期しないエラーが発生しました。ページを再読み込みするか、サポートまでお問い合わせください。',
  'error.network': '通信エラーです。しばらくしてからもう一度お試しください',
  'error.forbidden_title': '何も変更されていません',
  'error.forbidden_text':
    'ほかのサイトから送信されたフォームか、権限のない操作です。このサイトでページを開き直して、もう一度お試しください。',
  'error.refused_title': '送信内容を受け付けられませんでした',
  'error.refused_text':
    '送信された内容が大きすぎるか、このページでは扱えないものです。前のページに戻って、もう一度お試しください。',
  'error.busy_title': '操作の回数が多すぎます',
  'error.busy_text': '1分ほど待ってから、ページを再読み込みしてください。',
  'error.crowded_title': 'ただいまアクセスが集中しています',
  'error.crowded_text': 'ページを表示できませんでした。数秒待ってから、もう一度お試しください。',

  'maintenance.title': 'ただいまメンテナンス中です',
  'maintenance.text': 'お探しのページは現在メンテナンス中です。まもなく再開します。',
}
