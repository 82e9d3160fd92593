import type { ListDescriptions } from '../structure.ts'

export const texts: ListDescriptions = {
  report_job_reasons: {
    scam: 'Para, banka bilgisi veya parola istiyor ya da zararlı bir siteye yönlendiriyor.',
    spam: 'İş sunmak yerine ürün, kurs veya kazanç vaadi satıyor.',
    discriminatory:
      'Yasal bir neden olmadan cinsiyet, yaş, köken, din, engellilik gibi nedenlerle insanları dışlıyor.',
    offensive: 'İnsanlara hakaret ediyor, tehdit ediyor veya cinsel içerik taşıyor.',
    violence: 'Şiddeti gösteriyor, övüyor veya şiddete çağırıyor.',
    'job-closed': 'İşveren artık başvuru almıyor.',
    'incorrect-company': 'İlan, gösterilen şirkete değil başka bir şirkete ait.',
    'incorrect-location': 'İş, ilanda yazandan farklı bir yerde yapılıyor.',
    'incorrect-formatting': 'Bazı bölümler eksik, bozuk veya okunmuyor.',
    'does-not-belong': 'Bu bir iş ilanı değil veya kurallarımızı başka bir şekilde ihlal ediyor.',
  },
  feature_banners: {
    'remote-jobs': 'Ülkenize açık uzaktan iş ilanları',
    'web3-jobs': 'Protokoller, cüzdanlar, borsalar ve onları kuranlar',
    companies: 'Kim işe alıyor, nasıl çalışıyor, ne kadar hızlı yanıt veriyor',
    'salary-converter': 'Ücreti tarihli kurla kendi para biriminize çevirin',
    'resume-templates': 'Ülkenizdeki işverenlerin beklediği şablonlar',
    invite: 'Arkadaşınız özgeçmiş eklediğinde ikiniz de ödül kazanırsınız',
  },
}
