import { DEFAULT_SITE } from '#config/site.ts'
import { circumstances, writeAccountLetter } from '#features/accounts/server/door.ts'
import type { Mail } from '#platform/post/outbox.ts'
import type { LetterPart } from '#platform/post/write-letter.ts'
import type { UnseenRow } from '../queries.ts'
import { letterTexts } from './letter-texts.ts'

const site = DEFAULT_SITE.name

/** The mail of a notification that its reader has not seen. `at` is the address of the seekers' site. */
export function unseenLetter(unseen: UnseenRow, at: string): Mail {
  const { email: to, language: named } = unseen
  const { t, language: known } = letterTexts(named)
  const [heading, text] = wordsOf(unseen, t)
  const title = unseen.title === null ? [] : [{ label: t('unseen.job'), value: oneLine(unseen.title) }]
  const parts: LetterPart[] = [
    { kind: 'text', text },
    { kind: 'facts', facts: [...title, ...circumstances(named, unseen.created_at, unseen.user_agent)] },
    ...(unseen.kind === 'report-decided' ? [] : [{ kind: 'advice', text: t('advice.secure') } as const]),
    {
      ...({ kind: 'button', label: t('unseen.open'), url: `${at}/${known}/notifications` } as const),
      fallback: t('letter.link_fallback'),
    },
    { kind: 'text', text: t('unseen.settings') },
  ]
  const { language, ...written } = writeAccountLetter({ to, language: named, heading, parts })
  return { to, language, kind: `notification ${unseen.kind}`, subject: heading, ...written }
}

function wordsOf(
  { kind, variant }: UnseenRow,
  t: ReturnType<typeof letterTexts>['t'],
): [heading: string, text: string] {
  if (kind === 'report-decided') {
    return variant === 'upheld'
      ? [t('unseen.upheld.subject', { site }), t('unseen.upheld.text')]
      : [t('unseen.dismissed.subject', { site }), t('unseen.dismissed.text')]
  }
  if (kind === 'export-ready') return [t('unseen.export.subject', { site }), t('unseen.export.text')]
  return variant === 'others'
    ? [t('unseen.others.subject', { site }), t('unseen.others.text')]
    : [t('unseen.one.subject', { site }), t('unseen.one.text')]
}

const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
