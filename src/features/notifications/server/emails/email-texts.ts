import { emailTextsWith } from '#features/accounts/server/door.ts'
import { texts as ar } from './texts/ar.ts'
import { texts as en } from './texts/en.ts'
import { texts as es } from './texts/es.ts'
import { texts as id } from './texts/id.ts'
import { texts as ja } from './texts/ja.ts'
import { texts as ms } from './texts/ms.ts'
import { texts as pt } from './texts/pt.ts'
import { texts as tr } from './texts/tr.ts'
import { texts as zhCN } from './texts/zh-CN.ts'
import { texts as zhTW } from './texts/zh-TW.ts'

/** The texts of mails about notifications that were not seen. */
export const emailTexts = emailTextsWith<typeof en>({
  en,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  ja,
  es,
  pt,
  ms,
  id,
  tr,
  ar,
})
