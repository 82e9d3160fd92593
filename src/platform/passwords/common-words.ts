/**
 * Words that people use as passwords, the most frequent first as far as that is common knowledge: the top of every
 * published ranking, first names, places, teams, animals, words of love, in the languages of our markets. Written by
 * hand for this site (docs/decisions/0016). Variants made from such a word by rules (capitals, look-alikes, numbers,
 * years, doubling, keyboards) are found by `shared/password-strength.ts` and are not listed here.
 */
export const COMMON_WORDS: readonly string[] = `
password 123456 qwerty 123456789 12345678 111111 12345 1234567 abc123 iloveyou admin welcome monkey dragon letmein
football baseball master sunshine princess shadow superman michael login ashley bailey jordan charlie secret
passw0rd trustno1 starwars batman hello freedom whatever qazwsx 1q2w3e4r 1qaz2wsx zaq12wsx qwerty123 1q2w3e4r5t
a1b2c3d4 q1w2e3r4 asd123 abcd1234 abc12345 pass word user test guest root default changeme temp demo server system
mustang access jessica soccer hockey george thomas summer winter spring autumn love lovely loveme jesus christ
computer internet samsung google facebook instagram twitter youtube tiktok linkedin whatsapp telegram yahoo gmail
hotmail apple iphone android nokia xiaomi huawei sony nintendo playstation xbox minecraft roblox pokemon pikachu
naruto sasuke onepiece goku dragonball fortnite mobilelegends valorant dota counterstrike callofduty zelda mario
pepper ginger hunter buster tigger daniel andrew joshua matthew robert nicole hannah amanda jennifer michelle
maggie samantha heather melissa stephanie elizabeth victoria alexander william jonathan anthony christopher patrick
david james john joseph mark paul peter richard kevin brian steven edward ryan justin brandon jason eric adam
nathan tyler austin kyle dylan logan lucas mason ethan noah liam oliver harry jack oscar leo max alex sam ben tom
tim emma olivia sophia isabella mia emily grace chloe lily lucy ella anna sarah rachel rebecca laura julia maria
mary linda karen susan nancy lisa betty helen sandra donna carol ruth sharon angela natalie diana andrea monica
veronica jasmine jasmin brittany crystal tiffany amber kimberly danielle courtney vanessa gabriel gabriela angel
angels angelo angelica princesa prince queen king kingdom knight lord boss god godisgood jesuschrist blessed faith
hope heaven bible church allah bismillah muhammad mohamed mohammed ahmed ahmad ali omar hassan hussein fatima aisha
maryam ibrahim yusuf mustafa abdullah khalid salman zainab layla noor habibi alhamdulillah inshallah mashallah
islam makkah madinah ramadan quran egypt cairo riyadh jeddah dubai abudhabi qatar doha kuwait bahrain oman lebanon
beirut baghdad damascus morocco casablanca algeria tunis libya sudan yemen philippines pilipinas pinoy pinay manila
cebu davao quezon makati mahal mahalkita mahalko mahalkoh iloveyousomuch kumusta salamat maganda pogi ganda bahala
ingat kuya ate nanay tatay lola lolo anak santos reyes cruz bautista garcia mendoza torres villanueva ramos aquino
castillo rivera flores gonzales fernandez delacruz dimagiba navarro singapore merlion orchard changi jurong
malaysia kualalumpur selangor johor penang sabah sarawak melaka putrajaya sayang sayangku cinta cintaku rindu manis
comel kucing harimau bunga bintang bulan matahari langit laut indonesia jakarta bandung surabaya yogyakarta medan
semarang makassar bali denpasar garuda merdeka rahasia katasandi katalaluan sandi bismillah123 anakku mamaku papaku
keluarga bahagia semangat sukses kerja rumah terserah gratis persija persib budi siti dewi putri putra agus wahyu
rizki rizky nurul indah ayu sari lestari pratama saputra wijaya hidayat kurniawan setiawan nugroho hongkong macau
taiwan taipei kaohsiung taichung beijing shanghai guangzhou shenzhen china chengdu wuhan nanjing woaini woaini1314
5201314 1314520 520520 1314 521 woaiwojia wodemima mima nihao baobao baobei xiaoxiao xiaoming wangwei zhangwei
liwei wanglei zhanglei lixiang zhang wang chen yang zhao huang zhou liu sun lin guo song zheng long fengfeng
dongdong taotao weiwei feifei jiajia tiantian lele beibei a123456 a123456789 aa123456 aaa111 abc123456 qq123456
q123456 woaini520 123qwe 123abc qwe123 asd123456 zxc123 1234qwer qwer1234 asdf1234 zxcv1234 qweasd qweasdzxc asdzxc
zxcasd wasd qwert asdfg zxcvb qazwsxedc 1qazxsw2 147258369 159357 741852963 789456123 789456 456789 321654 987654
112233 121212 123123 123321 131313 101010 102030 10203 696969 7777777 777777 888888 666666 555555 000000 999999
222222 333333 444444 654321 11223344 12341234 12344321 123654 1234321 98765 54321 4321 1111 1212 7777 2000 6969
1004 2580 5683 1122 1313 8888 4444 2222 1010 japan tokyo osaka kyoto nagoya sapporo fukuoka yokohama sakura
himawari hikari haruka yuki yuuki takahashi tanaka suzuki sato watanabe yamamoto nakamura kobayashi ito kato
yoshida yamada sasaki arigato arigatou konnichiwa aishiteru daisuki kawaii doraemon totoro ghibli gundam sailor
moon luffy kakashi itachi hinata gojo anime manga otaku korea seoul busan bts army blackpink exo twice bigbang
saranghae jungkook taehyung jimin jisoo kpop oppa vietnam hanoi saigon danang anhyeuem emyeuanh matkhau yeuem
thailand bangkok phuket chiangmai sawasdee myanmar cambodia laos brunei india delhi mumbai bangalore chennai
kolkata hyderabad bharat krishna ganesh shiva hanuman jaishreeram sairam omsairam om namaste priya rahul amit raj
ravi anil sunil deepak sanjay vijay suresh ramesh rajesh pooja neha anjali kavita sunita lakshmi sachin dhoni kohli
virat cricket pakistan karachi lahore islamabad bangladesh dhaka nepal kathmandu srilanka colombo australia sydney
melbourne brisbane perth adelaide newzealand auckland england london manchester liverpool chelsea arsenal tottenham
everton rangers celtic unitedkingdom scotland ireland dublin wales america usa newyork brooklyn chicago boston
dallas houston texas florida miami orlando atlanta denver seattle california losangeles sandiego sanfrancisco
oakland vegas lasvegas phoenix detroit philadelphia canada toronto vancouver montreal germany berlin hamburg munich
frankfurt hallo schatz passwort france paris marseille bonjour soleil motdepasse doudou chouchou jetaime italy
italia roma milano juventus ciao amore amoremio netherlands amsterdam welkom wachtwoord russia moscow russian parol
natasha marina svetlana dima sergey vladimir spain espana madrid barcelona valencia sevilla realmadrid barca messi
ronaldo cristiano neymar mbappe pele maradona mexico guadalajara monterrey chivas pumas colombia bogota medellin
cali nacional argentina buenosaires bocajuniors riverplate boca river chile santiago colocolo peru lima alianza
venezuela caracas ecuador quito bolivia guatemala honduras cuba puertorico dominicana contrasena contraseña clave
teamo tequiero teamomucho amor amorcito mivida micorazon corazon bonita hermosa princesita mariposa estrella
estrellita familia felicidad libertad amistad amigos siempre juntos hola adios dios diosesamor diosmio jesusteamo
guadalupe carlos juan jose luis miguel antonio francisco javier alejandro alejandra fernando fernanda roberto
ricardo eduardo sergio pablo diego daniela sebastian mateo nicolas valentina camila mariana paola carolina natalia
patricia lorena adriana claudia monse rosa lupita karla yolanda brasil brazil saopaulo riodejaneiro flamengo
corinthians palmeiras vasco gremio internacional cruzeiro botafogo fluminense mengao timao senha senha123 mudar
mudar123 minhasenha euteamo amovoce meuamor amormeu saudade deus deusefiel deuseamor jesuscristo jesusvive
felicidade gatinha gatinho bebezinho joao pedro rafael felipe gustavo leonardo guilherme bruno rodrigo marcelo
thiago vitor vinicius matheus beatriz leticia larissa juliana bruna rafaela vitoria turkey turkiye istanbul ankara
izmir antalya bursa galatasaray fenerbahce besiktas trabzonspor sifre parola askim seni seviyorum seniseviyorum
canim hayat mehmet ahmet murat emre burak kemal ataturk zeynep elif ayse fatma merve esra kartal cimbom portugal
lisboa porto benfica sporting tiger lion bear wolf eagle falcon hawk panther leopard cheetah jaguar cougar cat cats
kitty kitten kittycat dog dogs doggy puppy bird birds parrot fish dolphin shark whale turtle snake cobra spider
butterfly bee horse pony cow pig piggy chicken rooster duck ducky bunny rabbit mouse panda koala kangaroo elephant
giraffe zebra gorilla fox bulldog labrador rottweiler beagle poodle husky snoopy garfield mickey minnie donald
goofy pooh winnie tweety sylvester scooby scoobydoo barbie hellokitty simba nemo frozen elsa disney cinderella
ariel belle peterpan spiderman ironman hulk thor captain avengers marvel wolverine deadpool joker harley robin
catwoman superstar matrix gandalf frodo hobbit harrypotter hogwarts dumbledore voldemort snape hermione yoda
skywalker vader darthvader jedi stargate startrek terminator rambo rocky jamesbond bond007 007 indiana godzilla
transformers titanic red blue green yellow orange purple black white pink brown silver gold golden diamond ruby
emerald sapphire pearl rainbow sunflower flower flowers rose roses daisy violet orchid lotus cherry banana mango
coconut pineapple strawberry watermelon grape lemon peach melon coffee chocolate cookie cookies candy sugar honey
sweet sweety sweetie sweetheart cupcake muffin pancake pizza burger cheese butter peanut popcorn bacon pasta
noodles rice milk water icecream vanilla cinnamon pumpkin tomato potato onion garlic salt spicy whiskey vodka beer
wine tequila cocacola coke pepsi star stars sky ocean sea beach lake mountain forest tree island desert rain snow
snowball storm thunder lightning fire ice wind earth world planet galaxy universe space rocket apollo devil demon
ghost vampire zombie ninja samurai pirate warrior soldier sniper assassin killer hacker cyber robot alien dragons
wizard magic magical fantasy destiny legend hero heroes champion winner victory lucky luckyone happy happiness
smile smiley laugh funny crazy cool awesome amazing beautiful pretty cute sexy sexyboy sexygirl hot hottie baby
babygirl babyboy babe boy girl girls boys man woman lady daddy mommy mama papa mother father mom dad sister brother
family friend friends friendship forever always together best bestfriend lover lovers loveyou iloveu iloveme ilove
youandme loverboy lovegirl truelove mylove mylife myself mybaby mypassword nopassword letmeinnow openup opensesame
opendoor enter entry gateway passport passcode passphrase passme pass123 pass1234 password123 password12 passwords
mypass mypass123 thepassword yourpassword getin goaway nothing something everything anything nobody somebody
someone everyone forget forgot forgotten remember dontforget idontknow dontknow whynot because please thankyou
thanks sorry goodbye goodluck goodday goodmorning goodnight birthday happybirthday christmas newyear halloween
easter valentine holiday vacation weekend monday tuesday wednesday thursday friday saturday sunday january february
march april may june july august september october november december today tomorrow yesterday morning evening night
midnight sunset sunrise work working worker job jobs career resume office company business manager director
employee employer money dollar dollars cash rich million millionaire billion bitcoin crypto ethereum dogecoin bank
credit finance trader school student teacher college university class science math english history music guitar
piano drums violin dancer dancing singer rock rocknroll metal metallica nirvana slipknot linkinpark linkin eminem
drake rihanna beyonce shakira taylor swift taylorswift britney justinbieber bieber onedirection harrystyles
ladygaga madonna beatles elvis acdc ironmaiden greenday blink182 coldplay radiohead futbol fussball basketball
volleyball tennis golf golfer swimming surfing surfer skate skater skateboard snowboard boxing wrestling judo
karate taekwondo rugby running runner cycling bike bikers racing racer nascar ferrari porsche mercedes bmw audi
toyota honda civic corvette camaro ford chevy dodge jeep yamaha ducati kawasaki subaru nissan mazda volvo tesla
lamborghini bugatti turbo diesel driver trucker pilot airplane boeing airbus helicopter submarine yankees redsox
cubs dodgers giants mets braves phillies lakers celtics bulls heat warriors spurs knicks nets raptors cowboys
steelers packers patriots eagles broncos raiders dolphins vikings bears lions jets saints lebron kobe kobe24
jordan23 michaeljordan curry durant giannis pacquiao gilas ginebra one two three four five six seven eight nine ten
hundred thousand zero first second third last number numbers secrets topsecret private security secure safe safety
unlock key keys keyboard monitor laptop desktop windows microsoft linux ubuntu debian oracle mysql database network
router cisco dlink netgear wireless wifi administrator admin123 admin1234 superuser webmaster support service
operator office365 outlook adobe photoshop adobe123 dropbox github gitlab docker python javascript java program
programmer developer software hardware engineer testing test123 test1234 tester testtest testpass example sample
public information welcome123 hello123 hellohello login123 user123 guest123 root123 toor master123 princess123
qwertyuiop qwertyui qwerty12 asdfghjkl asdfgh zxcvbnm 1qaz zaq1 xsw2 qaz123 wsx123 poiuytrewq lkjhgfdsa mnbvcxz
trewq azerty azertyuiop qsdfgh wxcvbn qwertz asdasd qweqwe zxczxc asdasdasd qwaszx qazqaz aaaaaa aaaaaaaa abcabc
abcdef abcdefg abcdefgh abcdefghi abcd abcde xxxxxx zzzzzz chris mike dave steve nick matt josh dan jake zach scott
greg jeff jim bob bill joe tony frank gary larry jerry dennis terry roger keith bruce carl arthur albert henry
walter simon martin victor hugo felix theo louis marie sophie camille manon lea julie claire pauline charlotte
caroline nathalie isabelle valerie sylvie monique anne eva nina lena lara sara clara elena irina olga tanya katya
sasha misha ivan alexey andrey dmitry pavel boris igor nikita maxim anton roman denis stefan jan lukas jonas finn
paulina karolina agnieszka ewa kasia piotr tomasz krzysztof pawel marek michal polska haslo alicia cynthia denise
erica erin gina holly jackie jamie jenny jessie joanna kathy katie kelly kelsey kristen lauren leslie lindsay lori
megan miranda molly morgan naomi paige pamela penny phoebe sabrina savannah shannon shelby sierra stacey tara tina
tracy trinity wendy whitney zoe hailey kayla alyssa alexis alexandra abigail madison brooke brianna kaitlyn
mackenzie makayla gabrielle bianca bella stella luna aaron adrian alan allen andre angus barry blake bradley brett
caleb cameron carter casey chad chase christian christine cody colin connor corey craig curtis dakota damian dean
derek devin dominic douglas drew dustin evan gavin gerald glenn gordon graham grant ian isaac isaiah jackson jacob
jared jesse joel julian karl kenneth kurt lance lee leonard lewis luke malcolm marcus marvin maurice mitchell
nathaniel neil nigel norman owen parker perry philip phillip preston quinn ralph randall randy raymond rick riley
ronald ross russell sean seth shane shaun shawn sheldon spencer stanley stephen stewart stuart ted theodore todd
travis trevor troy vernon vincent wade warren wayne wesley winston zachary smith johnson williams jones davis
miller wilson moore anderson harris clark walker hall young hernandez lopez hill adams baker nelson campbell
roberts turner phillips evans sanchez morris rogers reed cook bell murphy cooper richardson cox howard ward
peterson gray ramirez watson brooks sanders price bennett wood barnes henderson coleman jenkins powell patterson
hughes washington butler simmons foster bryant griffin hayes myers hamilton sullivan wallace woods cole west owens
reynolds fisher ellis gibson mcdonald marshall ortiz gomez murray freeman wells webb simpson stevens tucker porter
hicks crawford boyd morales kennedy dixon burns shaw holmes robertson silva souza sousa oliveira pereira carvalho
ferreira ribeiro almeida costa gomes martins araujo melo barbosa rodriguez martinez perez gonzalez diaz vazquez
vasquez castro romero alvarez jimenez moreno munoz herrera medina aguilar vargas guzman mendez salazar ruiz ortega
delgado nunez rios nguyen tran pham hoang phan dang bui lim tan ng ong wong goh chua chan koh teo ang yeo tay ho
low toh chong kim park choi jung kang cho yoon jang shin hwang ahn rahman aziz ismail osman abdul nur aminah hafiz
amir azlan farid zul biteme fuckyou fuckme fuckoff fucker motherfucker asshole bitch bullshit shithead pussy dick
cock bigdick penis sex porn playboy hardcore naughty horny bigboobs blowjob stupid idiot loser sucks whore slut
damn hell beavis butthead rosebud swordfish access14 trustme trust ncc1701 thx1138 xavier rush2112 bond
correcthorsebatterystaple letmein123 iamgod iamthebest thebest numberone supergirl superboy superhero rockstar
popstar moonlight sunlight starlight daylight sunny sunnyday bubbles bubble bubblegum lollipop peaches precious
treasure honeybee honeybun teddybear teddy bearbear gummybear pickle pickles noodle nugget waffles biscuit oreo
snickers twix skittles jellybean marshmallow shorty shawty playa gangster gangsta thuglife thug tupac 2pac biggie
snoopdogg kanye westside eastside blessing grateful gratitude peace peaceful patience believe believer dream dreams
dreamer dreaming inspire courage strong strength power powerful energy spirit soul mind body heart hearts broken
brokenheart sadness sad lonely alone missing missyou missu imissyou hateyou ihateyou hate angry darkness dark
darkside nightmare stranger danger dangerous mystery mystic infinity eternal eternity paradise utopia liberty
justice honor glory mercury venus mars jupiter saturn uranus neptune pluto aries taurus gemini cancer virgo libra
scorpio sagittarius capricorn aquarius pisces zodiac
`
  .trim()
  .split(/\s+/)
