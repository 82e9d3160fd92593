import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'import.title': 'Profilinizi bir dosyadan doldurun',
  'import.text':
    'JSON Resume, Europass dosyası veya LinkedIn arşiviniz. Bir şey eklenmeden önce okuduklarımızı görürsünüz.',
  'import.choose': 'Dosya seçin',
  'import.help':
    'JSON, XML, Europass PDF’i, ZIP veya CSV, en fazla {size, number} MB. Dosyanın kendisi saklanmaz.',
  'import.read': 'Dosyayı oku',
  'import.where':
    'LinkedIn arşiviniz: LinkedIn’de Ayarlar’ı, ardından Veri gizliliği’ni ve Verilerinizin bir kopyasını alın’ı açın.',
  'import.look_title': 'Okuduklarımız',
  'import.look_text':
    'Kaynak: {name}. Profilinize neyin ekleneceğini seçin. Burada {hours, number} saat bekler.',
  'import.known': 'Profilinizde zaten var',
  'import.replaces': 'Şunun yerine geçer: {present}',
  'import.shortened': 'Kısaltıldı: bir profil için çok uzundu.',
  'import.room':
    '{count, plural, =0 {Burada yer kalmadı. Önce profilinizden bir şey silin.} one {Bir tane daha eklenebilir. Hangisi olacağını seçin.} other {# tane daha eklenebilir. Hangileri olacağını seçin.}}',
  'import.month_help': 'Ayı seçilmezse bu tarih eklenmez.',
  'import.end_help': 'Hâlâ orada çalışıyorsanız boş bırakın.',
  'import.choose_one': 'Lütfen seçin',
  'import.left_title': 'Alınmayanlar',
  'import.left_text': 'Profilde bunun için yer yok veya okuyamadık.',
  'import.nothing': 'Bu dosyada profile eklenebilecek bir şey bulamadık.',
  'import.add': 'Profilime ekle',
  'import.discard': 'Başka bir dosya kullan',
  'import.leave': 'Eklemeden devam et',
  'import.none':
    'Hiçbir şey işaretlenmedi, bu yüzden hiçbir şey eklenmedi. Okuduklarımızın hepsi hâlâ burada.',
  'import.show_place': 'Belgede göster',
  'import.file_not_kept': 'Bu dosya özgeçmişlerin arasında değil. İçinden okuduklarımız hâlâ burada.',
}
