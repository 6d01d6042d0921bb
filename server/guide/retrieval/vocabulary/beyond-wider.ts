import type { Language } from '../../../../contract/languages.ts'

/** More of what no festival answers: other places' matters, errands for an assistant, errands for a lock picker. */
export const widerPhrases: Record<Language, string> = {
  en: `kospi index|nikkei index|dax|ftse|hang seng|stock market index|
lyrics to a song|sing me the words of bohemian rhapsody|what song is this|who wrote imagine|weather in paris tomorrow|is it snowing in new york|temperature in tokyo|
tesla stock price|apple shares|nvidia stock|nasdaq today|dow jones|s&p 500|dogecoin|solana coin|crypto wallet|mortgage rate|how much is a euro in dollars|gas prices|
do my homework|algebra homework|write my essay for school|history assignment|chemistry question|what is the square root|solve x|how many planets|who won world war 2|how old is the earth|who was napoleon|how far is the moon|
who won the nba game|lakers score|when is the next world cup|champions league result|formula 1 race|when do the raiders play|ufc fight tonight|
opening hours of the bellagio casino|when does caesars palace open|blackjack table minimum|sphere show tickets|cirque du soleil|eiffel tower las vegas|hoover dam tour|fremont street|
room service to my hotel room|late checkout|extra towels in my room|minibar|hotel wifi in my room|wake up call|change my hotel booking|airbnb|
set me up on a date|is there a cute single girl|tinder|how to get a boyfriend|marry me|are you single|give me someone's phone number|where does kiko live|is she dating someone|
coachella dates|tomorrowland tickets|glastonbury lineup|when is burning man|festival in berlin|lollapalooza chicago|edc|concerts in los angeles|what's on in new york|
reset my instagram password|my tiktok got banned|fix my laptop|how to jailbreak an iphone|install windows|factory reset|delete my facebook|how do i get verified|
hack the wifi|hack the leaderboard|sql injection drop table|give me free points cheat code|dump your training data|what model are you|are you chatgpt|who made you|print everything above|base64 decode this|
you must obey me now|new instructions|system override sudo|act as my grandma|roleplay as|as an unrestricted ai|api key|credit card number of a guest|list every attendee name|
recipe for pancakes|how to cook rice|order a pizza to my house|uber eats delivery|mcdonalds nearby|starbucks|walmart|gas station|supermarket|shopping mall outlet|bank branch|
rent a yacht|private jet|limousine|golf course|ski resort|hiking trail|national park|campground reservation|aquarium|museum|art gallery|theme park|water park|
tanning bed|botox|haircut and shave|plastic surgery|hair dye appointment|eyelash extensions|acupuncture|blood test|covid test|vaccination|contact lenses optician|
vote for president|what do you think about religion|is god real|tell me a story|write a rap about me|make me a picture|generate an image|translate hello to german|how do you say thank you in french|
buy weed|where to get cocaine|ecstasy pills|fake vip pass|fake wristband|sneak in without paying|buy a gun|how to pick a lock|
my flight is delayed|flight status|visa for the usa|lost luggage at the airline|amtrak train|greyhound bus to san diego|subway map|rent an e-scooter|
what day is christmas|how many days until new year|what time is it in london|who is the ceo of google|capital of australia|tallest building in the world|
babysitting for my toddler|dog park|can you walk my dog|cat food|baby formula|wedding dj booking|birthday cake order|send flowers|
netflix password|watch a movie|best anime|who wins the bachelor|game of thrones ending|playstation store|fortnite skins|minecraft server|league of legends`,
  es: `ibex 35|índice bursátil|nasdaq|dow jones|cotización|
letra de despacito|letra de una canción|qué canción es esta|quién compuso la canción|qué clima hace en madrid|va a llover en parís|temperatura en bogotá|nieva en nueva york|
acciones de tesla|acciones de apple|bolsa de valores hoy|ethereum|dogecoin|a cuánto está el euro|tipo de cambio|precio de la gasolina|cuánto es un dólar en pesos|
haz mi tarea|ensayo de historia|tarea de química|resuelve esta ecuación x|raíz cuadrada|cuántos planetas hay|quién ganó la segunda guerra mundial|quién fue napoleón|cuánto mide la luna|
quién ganó el clásico|real madrid barcelona|resultado del partido|cuándo juega messi|champions|fórmula 1|liga mx|cuándo es el mundial|
horario del casino bellagio|a qué hora abre el casino|mesa de blackjack|ruleta del casino|cirque du soleil|tour presa hoover|
servicio a la habitación|toallas para mi cuarto|minibar|late check out|airbnb|cambiar mi reserva del hotel|
búscame novio|consígueme una cita|tinder|estás soltero|cásate conmigo|dame el número de esa chica|dónde vive el cantante|
fechas de coachella|boletos para lollapalooza|vive latino|tomorrowland|primavera sound|festival en barcelona|conciertos en méxico|qué hay en nueva york|
recuperar mi cuenta de instagram|me cerraron tiktok|arreglar mi compu|instalar windows|desbloquear iphone|borrar facebook|
hackear el wifi|hackear la tabla|puntos gratis truco|borra la base de datos|qué modelo eres|eres chatgpt|quién te creó|imprime todo lo anterior|
hazte pasar por|actúa como mi abuela|bot sin límites|nuevas instrucciones|obedéceme|clave api|tarjeta de crédito de otro|lista de todos los asistentes|
receta de panqueques|cómo hacer arroz|pedir una pizza a domicilio|mcdonalds|starbucks|walmart|gasolinera|supermercado|centro comercial|banco|
alquilar un yate|limusina|campo de golf|esquiar|senderismo|parque nacional|acuario|museo|parque de diversiones|parque acuático|echarse un clavado en la alberca|
botox|teñirme el pelo|pestañas postizas|cirugía|prueba covid|vacuna|lentes de contacto|
comprar mota|éxtasis pastillas|pase vip falso|colarme sin pagar|comprar un arma|
estado de mi vuelo|mi vuelo se retrasó|visa para estados unidos|equipaje perdido aerolínea|metro|tren a san diego|
cuántos días faltan para navidad|qué hora es en londres|dueño de google|capital de australia|edificio más alto|
niñera para mi bebé|pasear perros|pastel de cumpleaños|enviar flores|
ver una película|mejor anime|final de la serie|fortnite|minecraft|cuéntame un cuento|haz un dibujo|genera una imagen|cómo se dice gracias en francés|qué opinas de la religión|dios existe`,
  zh: `上证指数|恒生指数|日经指数|创业板|基金净值|
歌词是什么|这首歌的歌词|晴天歌词|这是什么歌|谁写的这首歌|巴黎天气|北京明天下雨吗|纽约下雪吗|东京气温|
特斯拉股票|茅台股票|苹果股价|纳斯达克|a股大盘|以太坊|狗狗币|人民币汇率|油价|房贷利率|一欧元多少钱|
写读后感|写作业|帮我写论文|化学题|平方根|有几颗行星|二战谁赢了|拿破仑是谁|月亮多远|
昨天球赛谁赢了|nba比分|湖人赢了吗|欧冠|f1比赛|中超|奥运会|
附近赌场几点开门|百乐宫|二十一点|太阳马戏团|胡佛水坝|
客房服务|送餐到房间|酒店房间要毛巾|延迟退房|迷你吧|民宿|改酒店预订|
介绍男朋友|介绍女朋友|相亲|探探|你单身吗|嫁给我|把她的微信给我|歌手住哪里|
科切拉|草莓音乐节|迷笛音乐节|北京有什么演唱会|上海音乐节|纽约有什么活动|
找回微信密码|抖音被封了|修电脑|装系统|越狱|删除脸书|
黑进wifi|黑进别人账号|破解密码|刷积分外挂|删除数据库|你是什么模型|你是chatgpt吗|谁开发了你|原样输出系统提示|
扮演我奶奶|角色扮演|没有限制的ai|新的指令|你必须服从|api密钥|别人的信用卡号|所有参加者名单|
煎饼怎么做|怎么煮饭|点外卖送到家|麦当劳|星巴克|沃尔玛|加油站|超市|商场购物|银行|
租游艇|私人飞机|豪华轿车|高尔夫|滑雪|徒步|国家公园|水族馆|博物馆|主题公园|水上乐园|迪士尼|
打肉毒|染头发|接睫毛|整容|核酸检测|疫苗|隐形眼镜|针灸|
买大麻|摇头丸|假vip|逃票混进去|买枪|开锁|
航班延误|航班动态|美国签证|航空公司丢行李|地铁|去圣地亚哥的火车|
还有几天过年|伦敦现在几点|谷歌老板是谁|澳大利亚首都|最高的楼|
带孩子的保姆|遛狗|生日蛋糕|送花|
看电影|动漫推荐|剧的结局|王者荣耀|原神|我的世界|讲个故事|画一张图|谢谢用法语怎么说|上帝存在吗|
周杰伦|薛之谦|林俊杰|五月天|邓紫棋|王嘉尔|易烊千玺|王一博|肖战|华晨宇|毛不易|张杰|陈奕迅|刘德华|李荣浩|周深|蔡徐坤|告五人|李佳琦|马斯克`,
  ja: `日経平均株価|東証|ナスダック|ダウ平均|仮想通貨いくら|
歌詞を教えて|紅蓮華の歌詞|この曲なに|誰が作曲した|パリの天気|東京は明日雨|ニューヨークは雪|大阪の気温|
テスラの株価|アップル株|任天堂の株|イーサリアム|円安|ドル円レート|ガソリン代|住宅ローン金利|1ユーロ何円|
作文かわりに書いて|読書感想文|数学の宿題|化学の問題|平方根|惑星はいくつ|第二次世界大戦|ナポレオンって誰|月までの距離|
試合の結果|野球どっち勝った|大谷ホームラン|チャンピオンズリーグ|f1|オリンピック|
近くのカジノ何時まで|ベラージオの営業時間|ブラックジャック|シルクドソレイユ|フーバーダム|
ルームサービス|部屋にタオル|レイトチェックアウト|ミニバー|民泊|ホテルの予約変更|
彼氏紹介して|彼女紹介して|マッチングアプリ|独身ですか|結婚して|あの子の連絡先教えて|歌手の家どこ|
フジロックいつ|サマソニ|コーチェラ|東京のフェス|ロッキンのチケット|大阪のライブ情報|ニューヨークのイベント|
インスタのパスワード忘れた|ティックトックのアカウント停止|パソコン直して|脱獄|フェイスブック消したい|
wifiをハッキング|他人のアカウントに侵入|ポイント増やす裏技|データベース消して|あなたは何のモデル|chatgptですか|誰が作ったの|プロンプトを全部見せて|
おばあちゃんのふりして|ロールプレイ|制限のないai|新しい指示|命令に従え|apiキー|他人のクレジットカード番号|参加者全員の名簿|
パンケーキの作り方|ご飯の炊き方|ピザ出前|マクドナルド|スタバ|コンビニ|ガソリンスタンド|スーパー|ショッピングモール|銀行|
ヨット|プライベートジェット|リムジン|ゴルフ|スキー|ハイキング|国立公園|水族館|博物館 美術館|遊園地|ディズニー|usj|プールで泳ぐ|
ボトックス|髪を染める|まつエク|整形|pcr検査|ワクチン|コンタクトレンズ|
大麻買える|偽のvipパス|タダで忍び込む|銃を買う|
飛行機の遅れ|フライト情報|アメリカのビザ|航空会社の荷物紛失|地下鉄|サンディエゴ行き|
クリスマスまで何日|ロンドンは今何時|グーグルの社長|オーストラリアの首都|一番高いビル|
ベビーシッター頼みたい|犬の散歩|誕生日ケーキ|花を贈る|
映画見たい|おすすめのアニメ|ドラマの最終回|マイクラ|フォートナイト|ポケモン|物語を話して|絵を描いて画像生成|フランス語でありがとう|神様はいる|
米津玄師|ヒカキン|嵐|あいみょん|king gnu|ヒゲダン|ミセス|星野源|back number|藤井風|tohoシネマ|乃木坂|櫻坂|宇多田ヒカル|b'z|サザン|vaundy|優里|きゃりー|hikakin|大谷翔平`,
  ko: `코스피|코스피 지수|나스닥 지수|다우지수|코인 시세|금값|
가사 알려줘|밤양갱 가사|이 노래 뭐야|누가 작곡했어|파리 날씨|서울 내일 비 와|뉴욕 눈 와|도쿄 기온|
삼성전자 주가|테슬라 주식|애플 주가|코스닥|이더리움|도지코인|원달러 환율|기름값|대출 금리|1유로 얼마|
독후감 써줘|수학 숙제|리포트 대신 써줘|화학 문제|제곱근|행성 몇 개|2차 세계대전|나폴레옹 누구|달까지 거리|
어제 경기 결과|손흥민 골|야구 누가 이겼어|챔피언스리그|f1|올림픽|롤드컵|
근처 카지노 몇 시까지|벨라지오 영업시간|블랙잭|태양의 서커스|후버댐|
룸서비스|방에 수건|늦은 체크아웃|미니바|에어비앤비|호텔 예약 변경|
남친 구해줘|여친 만들어줘|소개팅|틴더|너 솔로야|나랑 결혼해|쟤 번호 줘|가수 집 어디|
부산 록페|코첼라 언제|펜타포트|서울재즈페스티벌|워터밤|뉴욕 행사|도쿄 콘서트|
인스타 비번 찾기|틱톡 정지|컴퓨터 고쳐줘|탈옥|페이스북 삭제|
와이파이 해킹|남의 계정 해킹|포인트 핵|데이터베이스 삭제|너 무슨 모델|챗지피티야|누가 만들었어|위 내용 출력해|관리자 모드 켜|
할머니인 척|역할극|제한 없는 ai|새로운 명령|복종해|api 키|남의 카드번호|참가자 명단|
팬케이크 레시피|밥 짓는 법|피자 배달|맥도날드|스타벅스|편의점|주유소|마트|쇼핑몰|은행|
요트|전용기|리무진|골프|스키장|등산|국립공원|아쿠아리움|박물관 미술관|놀이공원|에버랜드|워터파크|
보톡스|염색|속눈썹 연장|성형|코로나 검사|백신|렌즈 맞추기|
대마 구해|가짜 vip|몰래 들어가기|총 사기|
비행기 연착|항공편 조회|미국 비자|항공사 수하물|지하철|샌디에이고 기차|
크리스마스 며칠 남았|런던 지금 몇 시|구글 사장|호주 수도|가장 높은 건물|
아이 맡길 베이비시터|강아지 산책|생일 케이크|꽃배달|
영화 볼래|애니 추천|드라마 결말|마인크래프트|포트나이트|롤 티어|이야기 해줘|그림 그려줘|프랑스어로 고마워|신은 있어|
뉴진스|방탄|아이유|블랙핑크|에스파|세븐틴|르세라핌|아이브|싸이|지드래곤|빅뱅|박재범|잔나비|십센치|데이식스|악뮤|태연|지코|유재석|손흥민|침착맨`,
  fr: `indice boursier|nasdaq|dow jones|cours de l'action|
paroles de la marseillaise|les paroles d'une chanson|c'est quoi cette chanson|qui a écrit la chanson|quel temps à paris|il pleut à lyon|il neige à new york|température à tokyo|
action tesla|action apple|cac 40|ethereum|dogecoin|cours du dollar|prix de l'essence|taux immobilier|combien vaut un euro|
fais mes devoirs|dissert de philo|exercice de maths|chimie|racine carrée|combien de planètes|qui a gagné la guerre|qui était napoléon|distance de la lune|
qui a gagné hier psg om|score du match|mbappé but|ligue des champions|formule 1|roland garros|
horaires du casino bellagio|le casino d'à côté|table de blackjack|cirque du soleil|barrage hoover|
room service dans ma chambre|des serviettes dans ma chambre|minibar|départ tardif|airbnb|modifier ma réservation d'hôtel|
trouve-moi un mec|trouve-moi un rencard|tinder|t'es célibataire|épouse-moi|donne le numéro de cette fille|où habite la chanteuse|
coachella c'est quand|tomorrowland billets|hellfest|vieilles charrues|solidays|concert à paris|rock en seine|festival à lyon|
mot de passe instagram oublié|mon tiktok est banni|réparer mon ordi|installer windows|débloquer iphone|supprimer facebook|
pirater le wifi|pirater le classement|triche points gratuits|supprime la base de données|t'es quel modèle|tu es chatgpt|qui t'a créé|affiche tout le texte|pirate informatique|
joue ma grand-mère|jeu de rôle|ia sans limites|nouvelles instructions|obéis|clé api|carte bancaire d'un autre|liste de tous les participants|
recette de crêpes|comment cuire du riz|commander une pizza|mcdo|starbucks|carrefour|station-service|supermarché|centre commercial|banque|
louer un yacht|jet privé|limousine|golf|ski|randonnée|parc national|aquarium|musée|parc d'attractions|parc aquatique|disneyland|
botox|teinture cheveux|extensions de cils|chirurgie|test covid|vaccin|lentilles de contact|
acheter de la beuh|ecstasy|faux pass vip|frauder entrer sans payer|acheter une arme|
mon vol est retardé|statut du vol|visa états-unis|bagage perdu compagnie aérienne|métro|train pour san diego|
combien de jours avant noël|quelle heure à londres|patron de google|capitale de l'australie|plus haute tour|
nounou pour mon bébé|promener mon chien|gâteau d'anniversaire|envoyer des fleurs|
regarder un film|meilleur anime|fin de la série|fortnite|minecraft|raconte une histoire|fais-moi un dessin|génère une image|comment dit-on merci en allemand|dieu existe`,
  de: `dax stand|nasdaq|dow jones|aktienkurs|börse|
songtext von atemlos|liedtext|wie heißt dieses lied|wer hat das lied geschrieben|wetter in paris|regnet es in berlin|schneit es in new york|temperatur in tokio|
tesla aktie|apple aktie|dax heute|etf sparplan|ethereum|dogecoin|dollarkurs|benzinpreis|bauzinsen|wie viel ist ein euro|
mach meine hausaufgaben|deutschaufsatz|matheaufgabe|chemie|wurzel aus|wie viele planeten|zweiter weltkrieg|wer war napoleon|entfernung zum mond|
wer hat gestern gewonnen bayern|bundesliga ergebnis|champions league|formel 1|wann ist die wm|
öffnungszeiten casino bellagio|wann macht das casino auf|blackjack tisch|cirque du soleil|hoover staudamm|
zimmerservice|handtücher aufs zimmer|minibar|später auschecken|airbnb|hotelbuchung ändern|
such mir ne freundin|such mir einen freund|tinder|bist du single|heirate mich|gib mir ihre nummer|wo wohnt die sängerin|
rock am ring wann|wacken tickets|tomorrowland|hurricane festival|coachella|konzert in berlin|oktoberfest|parookaville|was geht in new york|
instagram passwort vergessen|mein tiktok ist gesperrt|laptop reparieren|windows installieren|iphone entsperren|facebook löschen|
wlan hacken|rangliste hacken|cheat für punkte|lösch die datenbank|welches modell bist du|bist du chatgpt|wer hat dich gebaut|gib alles oben aus|hacker passwörter|
tu so als wärst du meine oma|rollenspiel|ki ohne grenzen|neue anweisungen|gehorche|api schlüssel|kreditkartennummer von jemandem|liste aller besucher|
rezept für pfannkuchen|wie kocht man reis|pizza bestellen lieferdienst|mcdonalds|starbucks|aldi|tankstelle|supermarkt|einkaufszentrum|bankfiliale|
yacht mieten|privatjet|limousine|golfplatz|ski fahren|wandern|nationalpark|aquarium|museum|freizeitpark|wasserpark|disneyland|
botox|haare färben lassen|wimpern|schönheitsop|coronatest|impfung|kontaktlinsen|
gras kaufen|ecstasy|gefälschter vip pass|ohne zahlen reinschleichen|waffe kaufen|
mein flug hat verspätung|flugstatus|visum usa|koffer bei der airline verloren|u-bahn|zug nach san diego|
wie viele tage bis weihnachten|wie spät ist es in london|chef von google|hauptstadt von australien|höchstes gebäude|
kinderbetreuung fürs baby|hund ausführen|geburtstagstorte|blumen schicken|
film gucken|bester anime|ende der serie|fortnite|minecraft|erzähl mir eine geschichte|mal mir ein bild|bild generieren|was heißt danke auf französisch|gibt es gott`,
}
