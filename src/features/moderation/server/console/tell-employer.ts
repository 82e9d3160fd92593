import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#config/languages.ts'
import { DEFAULT_SITE } from '#config/site.ts'
import type { AccountsWorld } from '#features/accounts/server/door.ts'
import { compileCatalogue } from '#i18n/compile-catalogue.ts'
import { type Translate, textsFor } from '#i18n/text.ts'
import { postMail } from '#platform/post/outbox.ts'
import { ApiError } from '#shared/api-error.ts'
import { texts as ar } from '../../locales/ar.ts'
import { texts as en } from '../../locales/en.ts'
import { texts as es } from '../../locales/es.ts'
import { texts as id } from '../../locales/id.ts'
import { texts as ja } from '../../locales/ja.ts'
import { texts as ms } from '../../locales/ms.ts'
import { texts as pt } from '../../locales/pt.ts'
import { texts as tr } from '../../locales/tr.ts'
import { texts as zhCN } from '../../locales/zh-CN.ts'
import { texts as zhTW } from '../../locales/zh-TW.ts'
import { findPosters } from '../queries/reports.ts'

const TEXTS = { en, 'zh-CN': zhCN, 'zh-TW': zhTW, ja, es, pt, ms, id, tr, ar }

/** Tells whoever posted a job that it has been closed. Who reported it, and what they wrote, stands in no letter. */
export async function tellEmployer({ db, clock }: AccountsWorld, jobId: number): Promise<void> {
  for (const { email, language: named, ...job } of await findPosters(db, jobId)) {
    if (email === null) continue
    const language = isLanguage(named) ? named : DEFAULT_LANGUAGE
    const t = textsIn(language)
    const [title, company] = [oneLine(job.title), oneLine(job.company)]
    const subject = t('console.letter_subject', { title })
    const parts = [t('console.letter_text', { title, company }), t('console.letter_support')]
    const text = `${[...parts, `--\n${DEFAULT_SITE.name}`].join('\n\n')}\n`
    try {
      await postMail(db, clock, {
        ...{ to: email, language, kind: 'notice job-closed', subject, text },
        html: parts.map((part) => `<p>${escaped(part)}</p>`).join(''),
      })
    } catch (error) {
      // Whoever has had too much mail of ours finds the job closed all the same.
      if (!(error instanceof ApiError)) throw error
    }
  }
}

function textsIn(language: Language): Translate<typeof en> {
  return textsFor<typeof en>(language, compileCatalogue(TEXTS[language]))
}

const oneLine = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
