import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'recently.title': 'Son görüntülenenler',
  'recently.text': 'Bu tarayıcının sizin için hatırladıkları. Yalnızca siz görürsünüz.',
  'recently.remember': 'Aramalarımı ve açtığım ilanları hatırla',
  'recently.remember_text': 'Bu cihazda kalır. Kapatırsanız iki liste de silinir.',
  'recently.forgot': 'Artık hiçbir şey hatırlanmıyor.',
  'recently.searches': 'Son aramalar',
  'recently.no_searches': 'Son arama yok.',
  'recently.clear_searches': 'Aramaları sil',
  'recently.jobs': 'Açtığınız ilanlar',
  'recently.no_jobs': 'Henüz bir ilan açmadınız.',
  'recently.clear_jobs': 'Açılan ilanları sil',
  'recently.cleared': 'Silindi.',
  'recently.account_title': 'Hesabınızda',
  'recently.account_text': 'Giriş yaptığınızda cihazınız, kaybolmasınlar diye listelerini hesabınıza verdi.',
  'recently.account_count':
    '{searches, plural, =0 {Arama yok} one {# arama} other {# arama}} · {jobs, plural, =0 {açılan ilan yok} one {açılan # ilan} other {açılan # ilan}}',
  'recently.account_clear': 'Hesaptaki listeleri sil',
  'recently.account_cleared': 'Hesabınızda artık yok.',
  'recently.hidden': 'İlgilenmediğiniz ilanlar',
  'recently.open': 'Göster ve sil',
}
