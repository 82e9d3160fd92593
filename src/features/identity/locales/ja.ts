import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': '本人確認',
  'identity.row': '本人確認',
  'identity.row_none': '未確認',
  'identity.row_elsewhere': 'シンガポールにお住まいの方が対象です',
  'identity.row_verified': '{number}（{date}にSingpassで確認済み）',
  'identity.row_mismatch': '現在のお名前が、Singpassで確認したお名前と一致していません',
  'identity.intro':
    'シンガポールのデジタルID「Singpass」を使って、アカウントの名前がご本人のものであることを確認できます。手続きは任意で、確認しなくても仕事探しや応募はできます。',
  'identity.asked_title': 'Singpassから取得する情報',
  'identity.number': 'NRICまたはFIN',
  'identity.name': '氏名',
  'identity.nationality': '国籍',
  'identity.residential_status': '在留区分',
  'identity.pass_type': 'パスの種類',
  'identity.pass_status': 'パスの状態',
  'identity.pass_expiry_date': 'パスの有効期限',
  'identity.kept_title': '保存する情報と閲覧できる人',
  'identity.kept_text':
    'これらの情報は暗号化し、ほかのデータとは分けて保存します。見られるのはご本人だけで、番号は末尾4文字のみ表示します。企業には表示されず、第三者にも提供しません。閲覧はそのつど記録されます。いつでも削除できます。',
  'identity.match_title': '名前が一致している必要があります',
  'identity.match_text':
    'アカウントの名前は「{name}」です。この名前のすべての語が、Singpassの氏名に含まれている必要があります。語順、大文字・小文字、スペース、アクセント記号の違いは問いません。一致しない場合、情報は一切保存しません。',
  'identity.start': 'Singpassへ進む',
  'identity.confirmed_title': '本人確認が完了しています',
  'identity.confirmed_on': '{date}にSingpassで確認',
  'identity.only_you': 'この情報を見られるのはご本人だけです。',
  'identity.again': 'Singpassの情報で更新',
  'identity.delete': 'この情報を削除',
  'identity.delete_text': 'すぐに消去されます。本人確認はいつでもやり直せます。',
  'identity.delete_now': '削除する',
  'identity.deleted': '本人確認の情報を削除しました。',
  'identity.elsewhere':
    'SingpassはシンガポールのデジタルIDのため、本人確認はシンガポールにいる方のみご利用いただけます。',
  'identity.in_singapore': 'シンガポールにいます',
  'identity.unconfigured': '現在、このサイトでは本人確認をご利用いただけません。',
  'identity.nameless': 'アカウントに名前が登録されていません。先に、身分証の記載どおりに登録してください。',
  'identity.add_name': '名前を登録する',
  'identity.changed_title': '名前が一致しなくなりました',
  'identity.changed_text':
    'アカウントの名前が「{name}」に変わり、Singpassの氏名と一致しなくなりました。アカウント設定で名前を修正するか、以下の情報を削除してください。',
  'identity.citizen': '市民',
  'identity.permanent_resident': '永住者',
  'identity.foreigner': '外国人',
  'identity.mismatch_title': '本人情報が一致しません。もう一度お試しください',
  'identity.mismatch_text':
    'アカウントの名前がSingpassの氏名と一致しませんでした。情報は一切保存していません。名前を身分証の記載どおりにローマ字で登録し、もう一度お試しください。',
  'identity.try_again': 'もう一度試す',
  'identity.contact': 'お問い合わせ',
}
