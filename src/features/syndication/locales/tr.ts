import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'api.title': 'API',
  'api.description':
    '{name} çağrılarının tümü; parametreleri, yanıtları ve hatalarıyla okumak ve denemek için.',
  'api.intro':
    '{name} sayfalarında görünenleri programlarınız da okuyabilir. Herkese açık çağrılar için anahtar gerekmez.',
  'api.document': 'OpenAPI belgesi (JSON)',
  'api.search': 'Çağrı ara',
  'api.search_hint': 'Ad, yol veya amaç',
  'api.count': '{count, plural, one {# çağrı} other {# çağrı}}',
  'api.none': '“{query}” ile eşleşen çağrı yok.',
  'api.show_all': 'Tüm çağrıları göster',
  'api.basics': 'Her çağrı için geçerli olanlar',
  'api.basics_envelope':
    'Her yanıt code, message ve data içeren bir nesnedir. 0 kodu başarı demektir; başka bir kod neyin yanlış gittiğini, mesaj da bunu kendi dilinizde söyler.',
  'api.basics_language': 'Adların ve mesajların dilini seçmek için language_code (örneğin {code}) ekleyin.',
  'api.basics_limit':
    'Tek adresten gelen aşırı çağrılar 429 durum koduyla reddedilir; kaç saniye beklenmesi gerektiği Retry-After başlığında yazar.',
  'api.parameters': 'Parametreler',
  'api.no_parameters': 'Bu çağrının parametresi yok.',
  'api.type': 'Tür ve sınırlar',
  'api.required': 'zorunlu',
  'api.default': 'Varsayılan: {value}',
  'api.in_path': 'yolda',
  'api.in_query': 'sorguda',
  'api.in_body': 'gövdede',
  'api.answer': 'Yanıt',
  'api.field': 'data alanı',
  'api.errors': 'Hatalar',
  'api.code': 'Kod',
  'api.message': 'Mesaj',
  'api.example': 'Örnek',
  'api.limit': 'Tek adresten {seconds, number} saniyede en çok {calls, number} çağrı',
  'api.try_note': 'İstek tarayıcınızdan bu siteye gider ve gerçek yanıtı görürsünüz.',
  'api.send': 'İsteği gönder',
  'api.sending': 'Yanıt bekleniyor…',
  'api.status': 'Durum',
  'api.took': '{milliseconds, number} ms',
  'api.headers': 'Başlıklar',
  'api.body': 'Gövde',
  'api.shortened': 'Yanıt daha uzun; yalnızca ilk {count, number} karakter gösteriliyor.',
  'api.feeds': 'Akışlar',
  'api.feeds_search':
    'Her aramanın bir RSS ve bir JSON akışı vardır: arama sayfasının yoluna /feed.rss veya /feed.json ekleyin, filtreleri olduğu gibi bırakın.',
  'api.feeds_export':
    'Bir ülkenin veya şirketin tüm açık ilanları, iş ilanı toplayıcıları için XML olarak da sunulur.',
  'feeds.rss': 'RSS',
  'feeds.rss_title': 'Bu aramanın RSS akışı',
  'feeds.json_title': 'Bu aramanın JSON akışı',
  'feeds.description': 'Bu aramayla eşleşen açık ilanlar, en yeniler önce.',
}
