import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'resume_mail.title': 'E-postayla özgeçmiş',
  'resume_mail.text':
    'Biri size {site} üzerinden özgeçmiş gönderdi. Bundan sonra gelmemesini sağlayabiliriz.',
  'resume_mail.stop': 'Artık gönderilmesin',
  'resume_mail.stopped': 'Artık e-postayla özgeçmiş almayacaksınız.',
  'resume_mail.broken': 'Bu bağlantı çalışmıyor. E-postadan tamamını kopyalayın.',
  'quick.title': 'Özgeçmişini okuyalım',
  'quick.lead': 'Özgeçmişini seç, içinde ne okuduğumuzu hemen gör. Hesap gerekmez.',
  'quick.choose': 'Özgeçmişin',
  'quick.help': 'PDF, DOC veya DOCX, en fazla {size, number} MB.',
  'quick.read': 'Özgeçmişimi oku',
  'quick.where':
    'Dosyayı ve okuduklarımızı yalnızca bu tarayıcı için {hours, number} saat saklarız. Sonra ikisi de silinir. Hiçbir işveren görmez.',
  'quick.uploading': 'Dosyan gönderiliyor',
  'quick.progress': '{share, number, percent} gönderildi',
  'quick.interrupted': 'Bağlantı koptu. Yeniden dene, kaldığı yerden sürer.',
  'quick.retry': 'Yeniden dene',
  'quick.cancel': 'Vazgeç',
  'quick.too_large': 'Dosya çok büyük. Lütfen {size, number} MB’ı aşmayan bir dosya yükleyin.',
  'quick.required': 'Lütfen bir dosya seç.',
  'quick.found_title': 'Okuduklarımız',
  'quick.found_text':
    '{name} dosyasından. Saklamak için kaydol: her satırı profiline girmeden önce değiştirebilir ya da çıkarabilirsin.',
  'quick.until': 'Saklanma sonu: {time}',
  'quick.sign_up': 'Kaydol ve sakla',
  'quick.sign_in': 'Hesabım var',
  'quick.delete': 'Şimdi sil',
  'quick.other': 'Başka bir dosya seç',
  'quick.scanned_title': 'Bu dosyada metin yok',
  'quick.scanned_text':
    'Tarama gibi görünüyor: sayfa resimleri. Varsa metin içeren bir PDF ya da Word dosyası seç. Ya da bunu sakla ve profilini elle doldur.',
  'quick.nothing': 'Metni okuduk ama profile girecek bir şey bulamadık.',
  'quick.contacts': 'İletişim',
  'quick.basics': 'Senin hakkında',
  'quick.work_experiences': 'Deneyim',
  'quick.educations': 'Eğitim',
  'quick.skills': 'Beceriler',
  'quick.languages': 'Diller',
  'quick.links': 'Bağlantılar',
  'quick.licenses': 'Belgeler ve sertifikalar',
  'quick.now': 'bugün',
  'quick.period': '{from} – {to}',
  'quick.left': 'Dosyandaki diğerleri',
}
