import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': 'アカウント機能は準備中です',
  'start.text':
    '応募、求人の保存、企業とのチャットにはアカウントが必要です。ログイン機能は現在開発中で、まだご利用いただけません。',
  'start.will_be': 'これからできること',
  'start.will_apply': '入力は一度だけ。回答や書類は保存され、次の応募にも使えます。',
  'start.will_chat': '企業の返信状況を確認しながら、直接チャットできます。',
  'start.will_save': '求人を保存し、新着のお知らせを毎日または毎週メールで受け取れます。',
  'start.back': '元のページに戻る',

  'handoff.two_title': '2つのアカウントがあります',
  'handoff.two_text':
    'もう一方のサイトからは{arriving}さん、このサイトには{here}さんがログインしています。どちらで続けますか。',
  'handoff.go_on_as': '{name}さんで続ける',
  'handoff.stay_as': '{name}さんのままにする',
  'handoff.refused_title': 'うまくいきませんでした',
  'handoff.no_recruiter_title': 'このアカウントはまだ採用に使えません',
  'handoff.no_recruiter_text':
    '採用サイトは、企業の採用担当の方のためのものです。会社の管理責任者に追加を依頼するか、別のアカウントでログインしてください。',
  'handoff.again': 'もう一度試す',
  'handoff.sign_in_here': 'ここでログイン',
  'handoff.switch_title': '採用担当者向けサイト',
  'handoff.switch_text': '{name}さんとして進みます。どちらのサイトでもログインしたままです。',
  'handoff.switch_nobody':
    '企業が求人と採用担当者を管理するサイトです。先にログインするか、移動先でログインしてください。',
  'handoff.switch_no_recruiter':
    '{name}さんは、まだどの企業の採用担当者でもありません。企業に追加されると、ここから進めます。',
  'handoff.switch_go': '採用サイトへ',
}
