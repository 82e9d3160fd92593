import type { TranslationOf } from '#i18n/text.ts'
import type { texts as en } from './en.ts'

export const texts: TranslationOf<typeof en> = {
  'start.title': 'Hesaplar çok yakında',
  'start.text':
    'Başvurmak, ilan kaydetmek ve işverenlerle sohbet etmek için hesap gerekir. Giriş özelliği hazırlanıyor, henüz açık değil.',
  'start.will_be': 'Burada neler olacak',
  'start.will_apply': 'Bir kez doldurun: yanıtlarınız ve belgeleriniz sonraki başvuru için saklanır.',
  'start.will_chat': 'İşverenle doğrudan sohbet edin, yanıt geçmişini görün.',
  'start.will_save': 'İlanları kaydedin; günlük veya haftalık e-posta bildirimleri alın.',
  'start.back': 'Önceki sayfaya dön',

  'handoff.two_title': 'İki kişi, bir tarayıcı',
  'handoff.two_text': '{arriving} diğer siteden geliyor, ama burada {here} oturum açmış. Kim devam etsin?',
  'handoff.go_on_as': '{name} olarak devam et',
  'handoff.stay_as': '{name} olarak kal',
  'handoff.refused_title': 'Olmadı',
  'handoff.no_recruiter_title': 'Bu hesap henüz işe alım yapmıyor',
  'handoff.no_recruiter_text':
    'İşveren sitesi, bir şirket adına işe alım yapanlar içindir. Şirketinizin koordinatöründen sizi eklemesini isteyin veya başka bir hesapla oturum açın.',
  'handoff.again': 'Yeniden dene',
  'handoff.sign_in_here': 'Burada oturum aç',
  'handoff.switch_title': 'İşverenler için site',
  'handoff.switch_text': '{name} olarak devam edersiniz ve iki sitede de oturumunuz açık kalır.',
  'handoff.switch_nobody':
    'Şirketler ilanlarını ve işe alım yapan kişileri burada yönetir. Önce oturum açın ya da orada oturum açın.',
  'handoff.switch_no_recruiter':
    '{name} henüz hiçbir şirket için işe alım yapmıyor. Bir şirket sizi eklediğinde buradan geçebilirsiniz.',
  'handoff.switch_go': 'İşveren sitesine git',
}
