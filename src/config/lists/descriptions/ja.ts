import type { ListDescriptions } from '../structure.ts'

export const texts: ListDescriptions = {
  report_job_reasons: {
    scam: '金銭や口座情報、パスワードを求める、または有害なサイトに誘導している。',
    spam: '求人ではなく、商品や講座、勧誘が目的である。',
    discriminatory: '正当な理由なく、性別・年齢・出身・宗教・障がいなどで人を排除している。',
    offensive: '侮辱、脅迫、性的な表現が含まれている。',
    violence: '暴力を見せる、称賛する、または呼びかけている。',
    'job-closed': '企業がすでに応募を受け付けていない。',
    'incorrect-company': '表示されている企業の求人ではない。',
    'incorrect-location': '実際の勤務地が掲載内容と異なる。',
    'incorrect-formatting': '内容の欠け、文字化けなどで読めない。',
    'does-not-belong': '求人ではない、またはその他の規約違反である。',
  },
  feature_banners: {
    'remote-jobs': 'お住まいの国から応募できるリモート求人',
    'web3-jobs': 'プロトコル、ウォレット、取引所をつくる仕事',
    companies: '採用中の企業、働き方、返信の早さがわかります',
    'salary-converter': '日付入りのレートで自国通貨に換算',
    'resume-templates': 'その国の慣習に合ったテンプレート',
    invite: '友達が履歴書を登録すると、2人とも特典がもらえます',
  },
}
