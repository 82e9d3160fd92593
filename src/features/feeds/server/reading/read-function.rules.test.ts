import { expect, test } from 'vitest'
import { functions, titles } from './read-function.test-helper.ts'

test.each([
  ['軟體(資深)工程師', 'zh-TW', 'Software Development'],
  ['軟體維護工程師', 'zh-TW', 'Software Development'],
  ['維護工程師', 'zh-TW', 'Plant Maintenance'],
  ['Software Quality Assurance Engineer', 'en', 'QA & Software Testing'],
  ['Machine Learning Manager', 'en', 'AI & Machine Learning'],
  ['Sr.Java Developer', 'en', 'Software Development'],
])('a longer name or a field shields from a misleading one: %s (%s)', (title, language, expected) => {
  expect(functions(title, { language })).toEqual([expected])
})

test('a department at the beginning says less than what follows', () => {
  expect(functions('服裝部-電子商務人員', { language: 'zh-TW' })).toEqual(['E-commerce'])
  expect(functions('大数据分析培训讲师', { language: 'zh-CN' })).not.toContain('Data Analytics & BI')
})

test.each([
  ['【資安所】技研中心-資料分析組-Back-end Developer', 'Software Development'],
  ['(蘇州市吳江區)資訊課-軟件工程師', 'Software Development'],
  ['軟體系統工程師-資訊部', 'Software Development'],
])('and so does one in front in brackets, or beside a dash: %s', (title, expected) => {
  expect(functions(title, { language: 'zh-TW' })).toEqual([expected])
})

test.each([
  ['Senior Manager, Engineering', 'en', 'IT Management'],
  ['Senior Vice President, Engineering', 'en', 'IT Management'],
  ['Senior Manager, Data Security', 'en', 'Cybersecurity'],
  ['Executive - IT Department', 'en', 'IT Support'],
  ['Senior Associate, Venture Sales', 'en', 'B2B Sales'],
])('a rank before a comma belongs to the whole of what follows: %s (%s)', (title, language, expected) => {
  expect(functions(title, { language })).toEqual([expected])
})

test.each([
  ['Director, Product Management, Consumer Frontend', 'Product Management'],
  ['Research Engineer, Machine Learning', 'AI & Machine Learning'],
  ['Design Engineer, Web', 'Web & Mobile Development'],
  ['Operations Associate, Financial Crimes (AML Investigations)', 'Risk & Compliance'],
])('and so does a general name, before what follows that: %s', (title, expected) => {
  expect(functions(title)).toEqual([expected])
})

test.each([
  ['Inbound Operations (Overnight) Team Leader', 'en', 'Store Management'],
  ['VP, Global Specialist Sales', 'en', 'Sales Management'],
  ['Assistant Manager, Corporate Sales', 'en', 'B2B Sales'],
  ['admin radiologi', 'id', 'Office Administration'],
])('what stands between the words of a name, and who leads, counts: %s', (title, language, expected) => {
  expect(functions(title, { language })).toEqual([expected])
})

test.each([
  ['Brand Strategy Lead', 'Brand & Product Marketing'],
  ['Fraud Operations Lead', 'Risk & Compliance'],
  ['Strategy Lead', 'Business Operations & Strategy'],
  ['Senior Corporate Strategy Associate', 'Business Operations & Strategy'],
])('whose strategy it is says more than that it is strategy: %s', (title, expected) => {
  expect(functions(title)).toEqual([expected])
})

test.each([
  ['Brand Marketing Lead', 'Brand & Product Marketing'],
  ['Real Estate Sales Representative', 'Property Sales & Leasing'],
  ['Customer Service Delivery Driver', 'Delivery & Courier'],
  ['Enterprise Sales Engineer', 'Technical Sales & Presales'],
  ['Manager, Site Reliability Engineering', 'IT Management'],
])(
  'a field that reaches into a name says more, if it is not too wide and nobody is led: %s',
  (title, expected) => {
    expect(functions(title)).toEqual([expected])
  },
)

test('of whom a person is one, or for whom somebody works, ends a name', () => {
  expect(functions('Member of Technical Staff II')).toEqual(['Software Development'])
  expect(functions('Lecturer of Textile Engineering')).toEqual(['Higher Education'])
  expect(functions('CEO')).toEqual(['Executive Management'])
  expect(functions('Senior Manager, CEO Communications')).toEqual(['Public Relations & Communications'])
})

test('who works with SAP does so whatever it is used for', () => {
  expect(functions('SAP Logistics Consultant')).toEqual(['Enterprise Systems & ERP'])
})

test('a term of the contract is no work with contracts', () => {
  expect(functions('Module Contract Technician')).toEqual([])
  expect(functions('Head of Contract Management')).toEqual(['Contracts & Intellectual Property'])
})

test('HR and administration is HR', () => {
  expect(functions('HR & Admin Executive')).toEqual(['HR Generalist & Operations'])
})

test('a level within a name does not hide it', () => {
  expect(functions('Software Senior Engineer')).toEqual(['Software Development'])
  expect(functions('Healthcare Senior Analyst')).toEqual(functions('Healthcare Analyst'))
  expect(functions('STB System S/W Senior Engineers(竹北)', { language: 'zh-TW' })).not.toEqual([])
})

test('the engineer of an office writes software, other staff of it does not', () => {
  expect(functions('電子商務工程師', { language: 'zh-TW' })).toEqual(['Software Development'])
  expect(functions('電子商務人員', { language: 'zh-TW' })).toEqual(['E-commerce'])
})

test.each([
  ['系統工程師(證券)', 'zh-TW', 'Software Development'],
  ['客戶服務處-系統工程師', 'zh-TW', 'Technical & After-Sales Service'],
  ['業務銷售支援工程師', 'zh-TW', 'Technical Sales & Presales'],
  ['大数据整理工程师助理', 'zh-CN', 'Data Engineering & Databases'],
  ['客戶支援開發工程師', 'zh-TW', 'Software Development'],
  ['倉儲物流管理系統工程師', 'zh-TW', 'Enterprise Systems & ERP'],
  ['北京链家高薪诚聘销售人才', 'zh-CN', 'Property Sales & Leasing'],
])('the word for the worker tells what the field is to them: %s (%s)', (title, language, expected) => {
  expect(functions(title, { language })).toEqual([expected])
})

test('what a system is for is not the job of whoever looks after it', () => {
  expect(functions('資訊系統人員(基金會計系統)', { language: 'zh-TW' })).toEqual(['IT Support'])
})

test('who teaches a field does not work in it', () => {
  expect(functions('Digital Marketing Instructor')).not.toContain('Digital & Performance Marketing')
  expect(functions('大数据架构全职讲师', { language: 'zh-CN' })).not.toContain('Data Engineering & Databases')
  const taught = functions('大数据教师', { language: 'zh-CN' })
  expect(taught).toEqual(functions('大数据开发讲师', { language: 'zh-CN' }))
  expect(taught).not.toEqual(functions('小学教师', { language: 'zh-CN' }))
})

test('a buyer of anything buys', () => {
  expect(functions('Buyer, Hardware & Utility')).toEqual(['Procurement & Purchasing'])
})

test.each([
  ['Nhân Viên Vận Hành Kho', 'vi', 'Warehouse'],
  ['Nhân Viên Vận Hành', 'vi', 'Operations Management'],
  ['Nhân Viên Tư Vấn Tại Showroom', 'vi', 'Store Sales'],
  ['Hành Chính Nhân Sự', 'vi', 'HR Generalist & Operations'],
])('what is operated, and where advice is given, says the field: %s (%s)', (title, language, expected) => {
  expect(functions(title, { language })).toEqual([expected])
})

test.each([
  ['Nhân Viên Kĩ Thuật Điện', 'Nhân Viên Kỹ Thuật Điện'],
  ['Trợ Lí Giám Đốc', 'Trợ Lý Giám Đốc'],
])('%s is another spelling of %s', (title, same) => {
  expect(titles(title, { language: 'vi' })).toEqual(titles(same, { language: 'vi' }))
  expect(titles(title, { language: 'vi' })).not.toEqual([])
})

test.each([
  // No Spanish 'y' or 'o' and no Turkish 've' joins alternatives in Vietnamese.
  ['Nhân Viên Kinh Doanh Thiết Bị Y Tế', 'vi', ['Field Sales']],
  ['Quản Đốc Xưởng Sửa Chữa Ô Tô', 'vi', ['Vehicle Repair']],
  ['Trưởng Phòng Kỹ Thuật Bảo Vệ Thực Vật', 'vi', ['Agricultural Technology']],
  // Without accents, 'điện/ tự' would be electronic.
  ['Nhân Viên Kỹ Thuật Điện/ Tự Động Hoá', 'vi', ['Electrical Engineering']],
  // What whoever is hired is taught says nothing.
  ['Thợ Phụ - Có Hỗ Trợ Đào Tạo', 'vi', ['Production & Assembly']],
  // The more general name leaves it to the field.
  ['Nhân Viên Khảo Sát Hạ Tầng Viễn Thông', 'vi', ['Telecommunications Engineering']],
  ['INSTRUTOR (A) DO CURSO DE JARDINAGEM', 'pt', ['Arts, Religion & Vocational Instruction']],
  ['Logisztikai gyakornok', 'hu', ['Logistics']],
  // Who teaches drawing does not draw.
  ['Giảng Viên Thiết Kế Đồ Họa', 'vi', ['Higher Education']],
  // The field says more than a mere designer.
  ['Chuyên Viên Thiết Kế Nội Thất', 'vi', ['Interior & Spatial Design']],
])('%s in %s', (title, language, expected) => {
  expect(functions(title, { language })).toEqual(expected)
})

test.each([
  ['Strategy & Operations Manager', 'Business Operations & Strategy'],
  ['Head of IT Security', 'Cybersecurity'],
  ['AI Transformation Owner, CRO', 'Business Operations & Strategy'],
  ['Senior Director, IT Operations & Digital Resilience', 'IT Management'],
  ['Manufacturing Digitalization Engineer', 'Industrial & Quality Engineering'],
  ['Researcher, Training', 'Academic & Applied Research'],
])('names that are joined, of something, or of somebody: %s', (title, expected) => {
  expect(functions(title)[0]).toEqual(expected)
})

test('what the table says of an English name holds in other languages', () => {
  expect(functions('E-commerce Operations Manager', { language: 'id' })).toEqual(['E-commerce'])
})
