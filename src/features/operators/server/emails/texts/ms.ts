import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'decision.reason': 'Sebab',
  'decision.until': 'Digantung hingga',
  'decision.until_further': 'notis selanjutnya',
  'decision.job': 'Kerja',
  'decision.company': 'Syarikat',
  'decision.number': 'Nombor kerja',
  'decision.by_person': 'Keputusan ini dibuat oleh seorang ahli pasukan kami.',
  'decision.answer':
    'Jika anda rasa ini satu kesilapan, balas e-mel ini dan beritahu sebabnya. Kami akan menyemaknya semula.',
  'decision.questions': 'Jika ada yang kurang jelas, balas e-mel ini.',
  'decision.terms': 'Baca terma penggunaan',
  'decision.account-suspended.subject': 'Akaun {site} anda telah digantung',
  'decision.account-suspended.text':
    'Anda tidak boleh log masuk, dan semua peranti anda telah dilog keluar. Tiada apa-apa dalam akaun anda dipadamkan.',
  'decision.account-restored.subject': 'Akaun {site} anda dibuka semula',
  'decision.account-restored.text':
    'Kami telah menarik balik penggantungan. Anda boleh log masuk semula, dan semua isi akaun anda kekal seperti sebelumnya.',
  'decision.job-closed.subject': 'Kerja anda “{title}” telah ditutup',
  'decision.job-closed.text':
    'Kami telah menyemak laporan tentang kerja ini dan menutupnya atas sebab yang dinyatakan di bawah. Pencari kerja tidak dapat menemuinya lagi, dan kerja ini tidak boleh dibuka semula.',
}
