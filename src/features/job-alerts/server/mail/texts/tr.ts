import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'alert.subject': '{count, plural, one {{count} yeni ilan} other {{count} yeni ilan}}: {title}',
  'alert.subject_all': 'Size uygun {count, plural, one {{count} yeni ilan} other {{count} yeni ilan}}',
  'alert.best': '{count} yeni ilanın en uygun {shown} tanesi.',
  'alert.more_than': '{count} sayısını aşan yeni ilanların en uygun {shown} tanesi.',
  'alert.why': 'Uyan: {reasons}',
  'alert.in_title': 'başlıkta “{typed}”',
  'alert.in_company': 'şirket adında “{typed}”',
  'alert.in_place': 'yer olarak “{typed}”',
  'alert.in_text': 'açıklamada “{typed}”',
  'alert.means': '{name} anlamında “{typed}”',
  'alert.similar': 'tam uymuyor ama şuna yakın: {name}',
  'alert.similar_only': 'tam uymuyor ama anlamca yakın',
  'alert.everything': 'seçtiğiniz her şey',
  'alert.not_this': 'Bu türü istemiyorum',
  'alert.all': 'Uyan tüm ilanları gör',
  'alert.narrow': 'Çok mu fazla? Tek dokunuşla azalır:',
  'alert.only': 'Yalnızca: {value} ({count})',
  'alert.only_place': 'Yalnızca {value} ({count})',
  'alert.change': 'Bu alarmı değiştir',
  'alert.stop': 'Bu e-postaları durdur',
  'alert.reason_daily':
    'Bu e-postayı, {address} adresinin {site} sitesinde “{title}” iş alarmı olduğu için alıyorsunuz: yeni ilan olan her sabah.',
  'alert.reason_weekly':
    'Bu e-postayı, {address} adresinin {site} sitesinde “{title}” iş alarmı olduğu için alıyorsunuz: yeni ilan olan her pazartesi.',
  'alert.all_jobs': 'Tüm ilanlar',
  'confirm.subject': '{site} sitesinden e-postayla yeni ilanlar almak ister misiniz?',
  'confirm.text': 'Birisi, büyük olasılıkla siz, bir iş alarmı için bu adresi girdi:',
  'confirm.next':
    'Onaylamazsanız başka hiçbir şey gelmez. Onaylarsanız bu adres için parolasız bir hesap da açılır; dilediğiniz zaman silebilirsiniz.',
  'confirm.button': 'Bakın ve onaylayın',
  'confirm.ignore': 'Siz değilseniz bir şey yapmanız gerekmez: bir hafta sonra unuturuz.',
}
