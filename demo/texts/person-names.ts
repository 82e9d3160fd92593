/**
 * Given and family names that are common in a country; none means a real person. In scripts other than Latin, the Latin
 * form for addresses follows after a bar.
 */
export interface PersonNames {
  given: readonly string[]
  family: readonly string[]
}

const list = (text: string) => text.split(' ').map((name) => name.replaceAll('_', ' '))
const names = (given: string, family: string): PersonNames => ({ given: list(given), family: list(family) })

const english = names(
  'Emma Olivia Grace Hannah Chloe Amelia Lucy Sophie Megan Rachel Jack Oliver Harry Thomas James Daniel Ryan Adam Samuel Luke',
  'Smith Taylor Brown Wilson Walker Harris Clarke Bennett Foster Hughes Marshall Palmer Reid Spencer Turner Webb Carter Ellis Grant Morgan',
)
const american = names(
  'Emily Ashley Jessica Madison Abigail Maya Nicole Tiffany Michael Christopher Tyler Brandon Marcus Andre Kevin Luis Priya Grace Ethan Noah',
  'Johnson Williams Davis Miller Garcia Rodriguez Martinez Anderson Thomas Jackson White Harris Robinson Lewis Lee Nguyen Patel Kim Parker Brooks',
)
const spanish = names(
  'Lucía María Carmen Paula Laura Elena Marta Sofía Alba Inés Javier Carlos Pablo Diego Sergio Álvaro Andrés Daniel Manuel Hugo',
  'García_López Martínez_Ruiz Sánchez_Gil Fernández_Mora Romero_Vega Navarro_Soto Torres_Ibáñez Ortega_Prieto Castillo_León Molina_Campos Serrano_Blanco Vidal_Crespo Herrera_Pardo Delgado_Nieto',
)
const mexican = names(
  'Guadalupe Fernanda Ximena Valeria Daniela Mariana Alejandra Regina José_Luis Miguel_Ángel Juan_Carlos Emiliano Santiago Leonardo Ricardo Arturo',
  'Hernández_Cruz López_Reyes González_Flores Ramírez_Luna Flores_Morales Gómez_Aguilar Vázquez_Mendoza Jiménez_Ortiz Mendoza_Rojas Chávez_Salinas Domínguez_Lara Guerrero_Ríos',
)
const chilean = names(
  'Camila Francisca Constanza Javiera Antonia Catalina Fernanda Isidora Matías Benjamín Vicente Cristóbal Felipe Nicolás Sebastián Rodrigo',
  'Muñoz_Rojas González_Díaz Rojas_Soto Díaz_Contreras Soto_Silva Contreras_Sepúlveda Sepúlveda_Morales Fuentes_Araya Araya_Espinoza Valenzuela_Castro Tapia_Reyes Carrasco_Vera',
)
const brazilian = names(
  'Ana_Clara Beatriz Camila Fernanda Juliana Larissa Mariana Patrícia Renata Vanessa Bruno Caio Eduardo Felipe Gustavo Leonardo Marcelo Rafael Rodrigo Thiago',
  'Silva Santos Oliveira Souza Pereira Lima Carvalho Ferreira Ribeiro Almeida Gomes Martins Barbosa Rocha Dias Nogueira Teixeira Cardoso',
)
const portuguese = names(
  'Ana Inês Mariana Leonor Matilde Beatriz Sofia Catarina João Tiago Miguel Diogo Afonso Duarte Gonçalo Rui',
  'Silva Santos Ferreira Pereira Costa Rodrigues Martins Sousa Fernandes Lopes Marques Almeida Pinto Coelho',
)
const arabic = names(
  'نورة|noura سارة|sara ريم|reem هند|hind لطيفة|latifa منى|mona أمل|amal دانة|dana محمد|mohammed عبدالله|abdullah فهد|fahad خالد|khalid سلطان|sultan ماجد|majed تركي|turki يوسف|yousef',
  'العتيبي|alotaibi القحطاني|alqahtani الغامدي|alghamdi الزهراني|alzahrani الشهري|alshehri الدوسري|aldosari المطيري|almutairi الحربي|alharbi السبيعي|alsubaie العنزي|alanazi الشمري|alshammari المالكي|almalki',
)
const emirati = names(
  'Fatima Aisha Mariam Hessa Noura Shamma Ahmed Omar Khalid Saeed Rashid Hamad',
  'Al_Mansoori Al_Hashimi Al_Suwaidi Al_Marri Al_Ketbi Al_Shamsi Al_Zaabi Al_Nuaimi',
)
const levantine = names(
  'Layla Noor Rana Dina Maya Rita Yousef Karim Tarek Ziad Sami Fadi',
  'Haddad Khoury Nasser Saleh Mansour Aziz Darwish Sabbagh Hanna Farah',
)
const turkish = names(
  'Elif Zeynep Ayşe Merve Büşra Esra Selin Derya Gamze Ece Mehmet Mustafa Emre Burak Can Kerem Serkan Onur Tolga Hakan',
  'Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt',
)
const japanese = names(
  '陽子|yoko 美咲|misaki 愛子|aiko 由美|yumi 彩花|ayaka 真由|mayu 千尋|chihiro 香織|kaori 健太|kenta 大輔|daisuke 翔太|shota 拓也|takuya 直樹|naoki 亮|ryo 浩二|koji 誠|makoto',
  '佐藤|sato 鈴木|suzuki 高橋|takahashi 田中|tanaka 伊藤|ito 渡辺|watanabe 山本|yamamoto 中村|nakamura 小林|kobayashi 加藤|kato 吉田|yoshida 山田|yamada 松本|matsumoto 井上|inoue 木村|kimura 清水|shimizu 森|mori 池田|ikeda',
)
const taiwanese = names(
  '怡君|yi-chun 雅婷|ya-ting 淑芬|shu-fen 佳穎|chia-ying 詩涵|shih-han 欣怡|hsin-yi 婉婷|wan-ting 佩珊|pei-shan 志豪|chih-hao 家豪|chia-hao 俊宏|chun-hung 冠宇|kuan-yu 建宏|chien-hung 柏翰|po-han 宗翰|tsung-han 承恩|cheng-en',
  '陳|chen 林|lin 黃|huang 張|chang 李|li 王|wang 吳|wu 劉|liu 蔡|tsai 楊|yang 許|hsu 鄭|cheng 謝|hsieh 郭|kuo 洪|hung 曾|tseng',
)
const cantonese = names(
  'Karen Wing_Yan Ka_Yan Vivian Carmen Yuk_Ling Joyce Man_Ting Jason Chi_Ho Ka_Ming Kelvin Wai_Kit Tsz_Hin Raymond Wing_Kei',
  'Chan Wong Lee Cheung Lau Leung Ng Ho Lam Tang Yeung Chow Tsang Kwok Fung Mak',
)
const macanese = names(
  '嘉欣|ka-ian 詠詩|weng-si 美玲|mei-leng 佩儀|pui-i 曉彤|hio-tong 鳳儀|fong-i 志強|chi-keong 家輝|ka-fai 俊傑|chon-kit 偉文|wai-man 浩然|hou-in 子健|chi-kin',
  '陳|chan 黃|wong 李|lei 何|ho 梁|leong 吳|ng 林|lam 張|cheong 歐陽|ao-ieong 譚|tam 鄭|cheang 馮|fong',
)
const mainland = names(
  '婷婷|tingting 静怡|jingyi 雪梅|xuemei 晓燕|xiaoyan 丽娜|lina 佳琪|jiaqi 雨桐|yutong 敏|min 伟|wei 磊|lei 浩宇|haoyu 志强|zhiqiang 建国|jianguo 俊杰|junjie 宇轩|yuxuan 涛|tao',
  '王|wang 李|li 张|zhang 刘|liu 陈|chen 杨|yang 赵|zhao 黄|huang 周|zhou 吴|wu 徐|xu 孙|sun 胡|hu 朱|zhu 高|gao 林|lin',
)
const korean = names(
  '지은|jieun 수진|sujin 민지|minji 유진|yujin 서연|seoyeon 혜진|hyejin 은영|eunyoung 하늘|haneul 민수|minsu 준호|junho 성민|sungmin 현우|hyunwoo 지훈|jihoon 동현|donghyun 영준|youngjun 태윤|taeyun',
  '김|kim 이|lee 박|park 최|choi 정|jung 강|kang 조|cho 윤|yoon 장|jang 임|lim 한|han 오|oh 서|seo 신|shin 권|kwon 황|hwang',
)
const thai = names(
  'สุดา|suda กาญจนา|kanchana พิมพ์ชนก|pimchanok ณัฐธิดา|natthida วรรณา|wanna ชลธิชา|chonthicha อรทัย|orathai มาลี|malee สมชาย|somchai ธนพล|thanaphon กิตติ|kitti ปิยะ|piya ณัฐพงษ์|nattapong วีระ|weera อนุชา|anucha ศักดิ์ชัย|sakchai',
  'ใจดี|jaidee แสงทอง|saengthong ศรีสุข|srisuk วงศ์สวัสดิ์|wongsawat บุญมา|boonma ทองคำ|thongkham รัตนกุล|rattanakul สุขสวัสดิ์|suksawat พงษ์ไพบูลย์|phongphaiboon ชัยมงคล|chaimongkol เจริญผล|charoenphon มั่นคง|mankhong',
)
const vietnamese = names(
  'Lan Hương Mai Thảo Ngọc Linh Trang Hạnh Minh Tuấn Hùng Dũng Khoa Phong Quân Long',
  'Nguyễn_Thanh Trần_Ngọc Lê_Minh Phạm_Thanh Hoàng_Bảo Huỳnh_Kim Phan_Anh Vũ_Hoàng Đặng_Hoài Bùi_Xuân Đỗ_Thiên Ngô_Hải',
)
const indonesian = names(
  'Siti Dewi Putri Rina Ayu Wulan Indah Maya Fitri Ratna Budi Agus Andi Rizky Dimas Bayu Eko Hendra Yusuf Arif',
  'Santoso Wijaya Pratama Saputra Lestari Handayani Kusuma Hidayat Setiawan Nugroho Permata Siregar Hartono Wibowo Anggraini Maulana',
)
const malay = names(
  'Nur_Aisyah Siti_Hajar Farah Nurul Aina Syafiqah Ahmad Faizal Hafiz Amirul Azlan Firdaus',
  'Rahman Ismail Abdullah Ibrahim Hassan Yusof Othman Osman Zakaria Hamid Salleh',
)
const malaysianChinese = names(
  'Mei_Ling Hui_Min Jia_Yi Xin_Yee Wei_Jian Kok_Wai Jun_Hao Chee_Keong Yee_Ling Siew_Mei',
  'Tan Lim Wong Lee Chong Ng Ong Teoh Yap Cheah Goh',
)
const tamil = names(
  'Kavitha Shalini Priya Deepa Anusha Suresh Prakash Arjun Vikram Ganesh Ravi',
  'Krishnan Subramaniam Raj Nair Pillai Menon Chandran Kumar Maniam',
)
const singaporean = names(
  'Xin_Yi Hui_Ling Mei_Xuan Rachel Jasmine Cheryl Wei_Ming Jun_Wei Marcus Benjamin Zhi_Hao Kelvin',
  'Tan Lim Lee Ng Wong Goh Chua Ong Koh Teo Ang Seah',
)
const filipino = names(
  'Maria_Cristina Angelica Jasmine Kristine Rowena Maricel Liza Bea Jose_Mari Ramon Carlo Miguel Jerome Paolo Rafael Dennis Tess Grace Aileen Noel',
  'Santos Reyes Cruz Bautista Ocampo Garcia Mendoza Villanueva Aquino Ramos Dela_Cruz Castillo Salazar Navarro Pascual Magsaysay Lacson Manalo',
)
const indian = names(
  'Ananya Priya Neha Kavya Divya Pooja Meera Shreya Sunita Lakshmi Rahul Amit Arjun Vikram Rohan Sanjay Karthik Aditya Nikhil Suresh',
  'Sharma Verma Gupta Iyer Nair Reddy Patel Mehta Singh Kapoor Rao Joshi Menon Das Chatterjee Banerjee Kulkarni Pillai',
)
const bangladeshi = names(
  'Nusrat Farhana Tasnim Sadia Ayesha Sharmin Rumana Mim Tanvir Arif Rakib Mahmud Sajid Imran Shafiq Nayeem',
  'Rahman Islam Hossain Ahmed Chowdhury Khan Akter Sarker Karim Haque Das Uddin Miah Begum',
)
const pakistani = names(
  'Ayesha Fatima Sana Hira Maryam Zainab Amna Mahnoor Ali Hassan Usman Bilal Hamza Faisal Kamran Saad',
  'Khan Ahmed Malik Hussain Qureshi Sheikh Butt Chaudhry Raza Siddiqui Iqbal Mirza Baig Javed',
)
const lankan = names(
  'Dilini Sanduni Nadeesha Ishara Chathuri Tharushi Kavindi Priyanka Nuwan Kasun Chamara Dinesh Ruwan Lahiru Sahan Tharindu',
  'Perera Fernando Silva Bandara Jayasinghe Wickramasinghe Gunawardena Rajapaksha Dissanayake Senanayake Mendis Ratnayake Selvarajah Kumar',
)
const nigerian = names(
  'Adaeze Chioma Ngozi Amaka Folake Yetunde Bisi Aisha Zainab Emeka Chinedu Tunde Segun Ibrahim Musa Kelechi Femi Obinna',
  'Okafor Adeyemi Okonkwo Balogun Eze Nwosu Adebayo Ibrahim Bello Ogunleye Obi Abubakar Oladipo Uche Danjuma Akande',
)
const serbian = names(
  'Jelena Milica Ana Marija Ivana Jovana Katarina Tamara Marko Nikola Stefan Miloš Luka Aleksandar Dušan Vladimir',
  'Jovanović Petrović Nikolić Marković Đorđević Stojanović Ilić Pavlović Kovačević Simić Popović Lukić',
)
const german = names(
  'Anna Lena Julia Katharina Sarah Miriam Sabine Franziska Lukas Felix Jonas Maximilian Stefan Tobias Florian Emre',
  'Müller Schmidt Schneider Fischer Weber Wagner Becker Hoffmann Schäfer Koch Richter Neumann Zimmermann Krüger Yıldız Lang',
)
const french = names(
  'Camille Léa Manon Chloé Sarah Inès Juliette Claire Lucas Hugo Thomas Antoine Julien Mathieu Karim Nicolas',
  'Martin Bernard Dubois Moreau Laurent Girard Roux Fournier Mercier Lambert Benali Garnier Faure Rousseau',
)
const dutch = names(
  'Sanne Lotte Fleur Anouk Eva Femke Marieke Noor Daan Sem Bram Jeroen Thijs Ruben Sander Bilal',
  'de_Vries Jansen van_den_Berg Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks van_Dijk El_Amrani',
)
const italian = names(
  'Giulia Chiara Francesca Martina Sara Elisa Valentina Alessia Marco Luca Matteo Andrea Davide Lorenzo Simone Paolo',
  'Rossi Russo Ferrari Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Costa Mancini',
)
const irish = names(
  'Aoife Ciara Niamh Saoirse Orla Sinéad Emma Róisín Conor Cian Seán Oisín Patrick Declan Eoin Darragh',
  'Murphy Kelly O’Sullivan Walsh O’Brien Byrne Ryan O’Connor Doyle McCarthy Gallagher Kennedy Lynch Nolan',
)
const finnish = names(
  'Aino Emilia Sofia Helmi Johanna Katja Noora Laura Mikko Antti Juhani Eero Ville Lauri Sami Oskari',
  'Korhonen Virtanen Mäkinen Nieminen Mäkelä Hämäläinen Laine Heikkinen Koskinen Järvinen Lehtonen Salminen',
)

/** By country; the names of several communities follow one after the other. */
export const PERSON_NAMES: Readonly<Record<string, readonly PersonNames[]>> = {
  PH: [filipino],
  SG: [singaporean, singaporean, malay, tamil],
  ID: [indonesian],
  HK: [cantonese],
  MO: [macanese],
  TW: [taiwanese],
  JP: [japanese],
  MY: [malay, malaysianChinese, tamil],
  TH: [thai],
  VN: [vietnamese],
  AU: [english],
  NG: [nigerian],
  KR: [korean],
  IN: [indian],
  TR: [turkish],
  CL: [chilean],
  BD: [bangladeshi],
  BR: [brazilian],
  US: [american],
  MX: [mexican],
  CA: [american],
  PK: [pakistani],
  GB: [english, english, english, indian],
  LK: [lankan],
  SA: [arabic],
  AE: [emirati, levantine, indian],
  ES: [spanish],
  RS: [serbian],
  CN: [mainland],
  DE: [german],
  FR: [french],
  NL: [dutch],
  IE: [irish],
  PT: [portuguese],
  IT: [italian],
  BE: [dutch, french],
  AT: [german],
  FI: [finnish],
}
