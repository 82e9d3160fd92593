import { ar } from '#config/taxonomy/names/ar.ts'
import { en } from '#config/taxonomy/names/en.ts'
import { es } from '#config/taxonomy/names/es.ts'
import { id } from '#config/taxonomy/names/id.ts'
import { ja } from '#config/taxonomy/names/ja.ts'
import { ko } from '#config/taxonomy/names/ko.ts'
import { ms } from '#config/taxonomy/names/ms.ts'
import { pt } from '#config/taxonomy/names/pt.ts'
import { th } from '#config/taxonomy/names/th.ts'
import { tr } from '#config/taxonomy/names/tr.ts'
import { vi } from '#config/taxonomy/names/vi.ts'
import { zhCN } from '#config/taxonomy/names/zh-CN.ts'
import { zhTW } from '#config/taxonomy/names/zh-TW.ts'
import type { TitleKey } from '#config/taxonomy/tree.ts'
import type { TextLanguage } from './texts/languages.ts'

const NAMES = { en, 'zh-CN': zhCN, 'zh-TW': zhTW, ja, es, pt, ms, id, tr, ar, vi, th, ko }

/** The name of a title in a language. */
export const titleNameOf = (key: TitleKey, lang: TextLanguage): string => NAMES[lang].titles[key]
