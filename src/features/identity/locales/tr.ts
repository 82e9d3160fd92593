import type { TranslationOf } from '#i18n/text.ts'
import type { texts as english } from './en.ts'

export const texts: TranslationOf<typeof english> = {
  'identity.title': 'Kimliğinizi doğrulayın',
  'identity.row': 'Kimlik',
  'identity.row_none': 'Doğrulanmadı',
  'identity.row_elsewhere': 'Singapur’daki kişilere sunulur',
  'identity.row_verified': '{number}, {date} tarihinde Singpass ile doğrulandı',
  'identity.row_mismatch': 'Adınız artık Singpass ile doğrulanan adla eşleşmiyor',
  'identity.intro':
    'Singapur’un dijital kimliği Singpass ile hesabınızdaki adın gerçekten size ait olduğunu gösterirsiniz. İsteğe bağlıdır: bunu yapmadan da iş arayabilir ve başvurabilirsiniz.',
  'identity.asked_title': 'Singpass’tan istediklerimiz',
  'identity.number': 'NRIC veya FIN',
  'identity.name': 'Ad',
  'identity.nationality': 'Uyruk',
  'identity.residential_status': 'İkamet durumu',
  'identity.pass_type': 'İzin türü',
  'identity.pass_status': 'İzin durumu',
  'identity.pass_expiry_date': 'İzin bitiş tarihi',
  'identity.kept_title': 'Ne saklıyoruz, kim görüyor',
  'identity.kept_text':
    'Bu bilgiler şifrelenir ve diğer her şeyden ayrı saklanır. Bunları yalnızca siz görürsünüz; numaranın da yalnızca son dört karakterini. İşverenler bunları görmez ve kimseyle paylaşmayız. Her görüntüleme kaydedilir. Dilediğiniz zaman silebilirsiniz.',
  'identity.match_title': 'Adlar eşleşmeli',
  'identity.match_text':
    'Hesabınızdaki ad: {name}. Bu sözcüklerin her biri Singpass’taki adınızda geçmelidir; sıra, büyük harf, boşluk ve aksan işaretleri önemli değildir. Eşleşmezse hiçbir şey saklamayız.',
  'identity.start': 'Singpass’a geç',
  'identity.confirmed_title': 'Kimliğiniz doğrulandı',
  'identity.confirmed_on': 'Singpass ile {date} tarihinde doğrulandı',
  'identity.only_you': 'Bu bilgileri yalnızca siz görürsünüz.',
  'identity.again': 'Singpass’tan güncelle',
  'identity.delete': 'Bu bilgileri sil',
  'identity.delete_text':
    'Bilgiler hemen silinir. Kimliğinizi istediğiniz zaman yeniden doğrulayabilirsiniz.',
  'identity.delete_now': 'Sil',
  'identity.deleted': 'Kimlik bilgileriniz silindi.',
  'identity.elsewhere':
    'Singpass, Singapur’un dijital kimliğidir; bu yüzden yalnızca Singapur’daki kişilere sunulur.',
  'identity.in_singapore': 'Singapur’dayım',
  'identity.unconfigured': 'Bu sitede şu anda kimlik doğrulama sunulmuyor.',
  'identity.nameless': 'Hesabınızda henüz ad yok. Önce adınızı kimlik kartınızda yazdığı gibi ekleyin.',
  'identity.add_name': 'Adınızı ekleyin',
  'identity.changed_title': 'Adınız artık eşleşmiyor',
  'identity.changed_text':
    'Hesabınızdaki ad artık {name} ve Singpass’taki adla eşleşmiyor. Hesap ayarlarından düzeltin ya da bu bilgileri silin.',
  'identity.citizen': 'Vatandaş',
  'identity.permanent_resident': 'Daimi ikamet sahibi',
  'identity.foreigner': 'Yabancı',
  'identity.mismatch_title': 'Kimlik bilgileri eşleşmiyor. Lütfen tekrar deneyin',
  'identity.mismatch_text':
    'Hesabınızdaki ad Singpass’taki adla aynı değil. Hiçbir şey saklamadık. Adınızı kimlik kartınızdaki gibi, Latin harfleriyle yazıp tekrar deneyin.',
  'identity.try_again': 'Tekrar dene',
  'identity.contact': 'Bize yazın',
}
