import type { TranslationOf } from '../text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'brand.tagline': 'Şehrinizdeki ve her yerden yapılabilen işler, maaşı baştan belli.',

  'nav.skip_to_content': 'İçeriğe geç',
  'nav.main': 'Ana menü',
  'nav.jobs': 'İş ilanları',
  'nav.remote': 'Uzaktan',
  'nav.web3': 'Web3',
  'nav.companies': 'Şirketler',
  'nav.resume': 'Özgeçmiş',
  'nav.jobs_by_country': 'Ülkelere göre ilanlar',
  'nav.sign_in': 'Giriş yap',
  'nav.my_jobs': 'İşlerim',
  'nav.my_profile': 'Profilim',
  'nav.account': 'Hesap',
  'nav.employer_site': 'İşveren sitesine geç',
  'nav.log_out': 'Çıkış yap',
  'nav.breadcrumbs': 'Buradasınız',
  'nav.pages': 'Sonuç sayfaları',
  'nav.previous': 'Önceki',
  'nav.next': 'Sonraki',
  'nav.page': 'Sayfa {page}',

  'search.label': 'İş ara',
  'search.placeholder': 'Pozisyon, beceri veya şirket',

  'place.switch': 'Ülke ve dil',
  'place.country': 'Ülke',
  'place.language': 'Dil',
  'place.anywhere': 'Tüm ülkeler',

  'footer.for_seekers': 'İş arayanlar için',
  'footer.remote': 'Uzaktan çalışma',
  'footer.talents': 'Nasıl yardımcı oluyoruz',
  'footer.developers': 'Geliştiriciler için',
  'footer.api': 'API',
  'footer.follow': 'Bizi takip edin',
  'footer.apps': 'Uygulamayı indirin',
  'footer.languages': 'Diller',
  'footer.terms': 'Kullanım koşulları',
  'footer.privacy': 'Gizlilik politikası',

  'action.close': 'Kapat',
  'action.apply_filters': 'Sonuçları göster',
  'action.undo': 'Geri al',
  'action.go_home': 'Ana sayfaya git',
  'action.search_jobs': 'Tüm ilanları gör',

  'filter.pay': 'Aylık maaş',
  'filter.job_type': 'Çalışma şekli',
  'filter.experience': 'Deneyim',
  'filter.education': 'Eğitim',
  'filter.industry': 'Sektör',
  'filter.posted': 'İlan tarihi',
  'filter.arrangement': 'Çalışma modeli',
  'filter.work_eligibility': 'Çalışma izni',
  'filter.place': 'Yer',
  'filter.main_function': 'Alan',
  'filter.function': 'Uzmanlık',
  'filter.title': 'Pozisyon',
  'filter.skill': 'Beceriler',
  'filter.company': 'Şirket',
  'filter.company_size': 'Şirket büyüklüğü',
  'filter.language': 'İlan dili',
  'filter.verified': 'Yalnızca doğrulanmış şirketler',
  'filter.urgent': 'Yalnızca acil ilanlar',
  'filter.category': 'Kategori',
  'filter.exclude_companies': 'Şirketleri hariç tut',
  'filter.exclude_languages': 'İlan dillerini hariç tut',

  'share.title': 'Paylaş',
  'share.link': 'Bu sayfanın bağlantısı',
  'share.copy': 'Bağlantıyı kopyala',
  'share.copied': 'Bağlantı kopyalandı',
  'share.by_hand': 'Tarayıcınız kopyalamamıza izin vermiyor. Bağlantı seçili: kendiniz kopyalayın.',
  'share.device': 'Başka bir uygulamayla paylaş',

  'status.loading': 'Yükleniyor…',

  'away.title': 'Şu anda verilerimize ulaşamıyoruz',
  'away.text':
    'Bu sayfayı bir dakika sonra yeniden yükleyin. Bir form gönderiyorduysanız, yazdıklarınız bir kez daha gönderilir.',
  'away.unknown':
    'Kaydedilirken verilerimizle bağlantı koptu. Kaydedilmiş de olabilir, edilmemiş de: yeniden göndermeden önce kontrol edin.',
  'away.visitor':
    'Şu anda verilerimize ulaşamıyoruz. Bu sayfa {minutes, plural, one {bir dakika} other {# dakika}} önceki hâliyle gösteriliyor; veriler geri gelene kadar giriş yapılamaz ve form gönderilemez.',
  'away.account':
    'Şu anda verilerimize ulaşamıyoruz. Bu sayfa {minutes, plural, one {bir dakika} other {# dakika}} önceki hâliyle ve size ait bilgiler olmadan gösteriliyor. Oturumunuz açık: veriler geri geldiğinde hesabınız da geri gelir.',
  'away.again': 'Yeniden yükle',

  'offline.title': 'Bu cihazdaki ilanlar',
  'offline.offline': 'Çevrimdışısınız',
  'offline.again': 'Bağlantı gelir gelmez bu sayfa otomatik olarak yenilenir.',
  'offline.retry': 'Tekrar dene',
  'offline.about':
    'Son açtığınız ilanlar (en fazla {count}): bağlantı olmadan da okuyabilirsiniz. Her biri açtığınız andaki hâliyle gösterilir; sonradan kapanmış olabilir.',
  'offline.none':
    'Burada henüz bir şey yok. Bir ilan açtığınızda onu bu cihazda bağlantı olmadan da okuyabilirsiniz.',
  'offline.kept': '{date} tarihli kopya',
  'offline.note': 'Çevrimdışısınız. Bu, ilanın {date} tarihindeki hâlidir; sonradan kapanmış olabilir.',
  'offline.forget': 'Tümünü bu cihazdan kaldır',
  'offline.install': '{site} uygulamasını yükle',

  'pay.not_stated': 'Maaş belirtilmemiş',
  'pay.from': 'En az {amount}',
  'pay.up_to': 'En fazla {amount}',
  'pay.per_hour': 'saatlik',
  'pay.per_day': 'günlük',
  'pay.per_month': 'aylık',
  'pay.per_year': 'yıllık',
  'pay.band_below': '{amount} altı',
  'pay.band_between': '{from} - {to}',
  'pay.band_above': '{amount} üstü',

  'error.not_found_title': 'Böyle bir sayfa yok',
  'error.not_found_text': 'Adres yanlış yazılmış ya da sayfa taşınmış olabilir. İlanlar hâlâ burada.',
  'error.server_title': 'Bir sorun oluştu',
  'error.server_text':
    'Üzgünüz, sunucuda beklenmeyen bir hata oluştu. Sayfayı yenilemeyi deneyin veya destek ekibiyle iletişime geçin.',
  'error.network': 'Ağ hatası, lütfen daha sonra tekrar deneyin',
  'error.forbidden_title': 'Hiçbir şey değiştirilmedi',
  'error.forbidden_text':
    'Bu form başka bir siteden gönderildi ya da bunun için yetkiniz yok. Sayfayı burada açıp tekrar deneyin.',
  'error.refused_title': 'Bunu kabul edemedik',
  'error.refused_text':
    'Gönderilen içerik çok büyük ya da bu sayfanın beklediği türden değil. Geri dönüp tekrar deneyin.',
  'error.busy_title': 'Çok fazla deneme yapıldı',
  'error.busy_text': 'Bir dakika bekleyin, sonra sayfayı yeniden yükleyin.',
  'error.crowded_title': 'Şu anda çok yoğunuz',
  'error.crowded_text': 'Site herkese aynı anda yanıt veremiyor. Lütfen birkaç saniye sonra tekrar deneyin.',

  'maintenance.title': 'Bakımdayız.',
  'maintenance.text': 'Aradığınız sayfa şu anda bakımda, çok yakında geri dönecek!',
}
