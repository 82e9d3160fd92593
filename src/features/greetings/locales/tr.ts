import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'greet.title': 'Selamlamalar',
  'greet.text': 'Bir işe alım uzmanına ilk sözleriniz, gönderilmeye hazır.',
  'greet.list_title': 'Selamlamalarınız',
  'greet.empty': 'Henüz selamlamanız yok.',
  'greet.add_title': 'Yeni selamlama',
  'greet.field': 'Selamlama',
  'greet.help':
    'En fazla {max} karakter. Adres, telefon numarası ya da mesajlaşma adı yazılamaz: bunları başvurudan sonra, ikiniz de isteyince paylaşırsınız.',
  'greet.add': 'Ekle',
  'greet.save': 'Kaydet',
  'greet.edit': 'Düzenle',
  'greet.remove': 'Kaldır',
  'greet.cancel': 'Vazgeç',
  'greet.default': 'Varsayılan',
  'greet.make_default': 'Varsayılan yap',
  'greet.up': 'Yukarı taşı',
  'greet.down': 'Aşağı taşı',
  'greet.handle': 'Sürükleyin ya da ok tuşlarıyla taşıyın: {text}',
  'greet.moved': 'Şimdi {all} içinde {position}. sırada.',
  'greet.removed': 'Selamlama kaldırıldı.',
  'greet.full': '{max} selamlamanız var. Yenisini eklemek için birini kaldırın.',
  'greet.act_on': '{act}: {text}',
  'greet.start_title': 'Başlangıç için',
  'greet.start_text': 'Birini ekleyip kendinize göre değiştirin.',
  'greet.start_1': 'Merhaba, ilanınızı okudum ve pozisyon hakkında daha fazla bilgi almak isterim.',
  'greet.start_2': 'Merhaba, deneyimim bu pozisyona uygun. Görüşmekten memnuniyet duyarım.',
  'greet.start_3':
    'İyi günler, bu pozisyon hâlâ açık mı? Kısa sürede başlayabilir ve özgeçmişimi gönderebilirim.',
  'greet.start_4':
    'Merhaba, şirketinizle ilgileniyorum; bu görevde sizin için en önemli olanı öğrenmek isterim.',
}
