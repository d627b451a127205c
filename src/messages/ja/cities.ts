import { cityTable } from "../city-table.ts";

/** Cities by their English names. */
export const cities = cityTable(`
Ruse=ルセ|Stara Zagora=スタラ・ザゴラ|Veliko Tarnovo=ヴェリコ・タルノヴォ|Pleven=プレヴェン|Gabrovo=ガブロヴォ|Blagoevgrad=ブラゴエヴグラト|Sliven=スリヴェン|Shumen=シュメン|Dobrich=ドブリチ|Haskovo=ハスコヴォ
Pernik=ペルニク|Yambol=ヤンボル|Pazardzhik=パザルジク|Vratsa=ヴラツァ|Vidin=ヴィディン|Kardzhali=クルジャリ|Bansko=バンスコ|San Jose=サンノゼ|San José=サンホセ
Sofia=ソフィア|Plovdiv=プロヴディフ|Varna=ヴァルナ|Burgas=ブルガス
New York=ニューヨーク|Los Angeles=ロサンゼルス|Chicago=シカゴ|San Francisco=サンフランシスコ|Austin=オースティン|Boston=ボストン
Washington=ワシントン|Seattle=シアトル|Nashville=ナッシュビル|New Orleans=ニューオーリンズ|Philadelphia=フィラデルフィア|Atlanta=アトランタ
Denver=デンバー|Las Vegas=ラスベガス|Miami=マイアミ|Portland=ポートランド|Dallas=ダラス|Houston=ヒューストン|San Diego=サンディエゴ
Minneapolis=ミネアポリス|Detroit=デトロイト|Phoenix=フェニックス|Salt Lake City=ソルトレイクシティ|Kansas City=カンザスシティ
Honolulu=ホノルル|Anchorage=アンカレッジ|San Antonio=サンアントニオ|Cleveland=クリーブランド|Pittsburgh=ピッツバーグ
Baltimore=ボルチモア|Memphis=メンフィス|Orlando=オーランド|Sacramento=サクラメント|Indianapolis=インディアナポリス|Columbus=コロンバス
London=ロンドン|Manchester=マンチェスター|Edinburgh=エディンバラ|Glasgow=グラスゴー|Liverpool=リバプール|Bristol=ブリストル|Leeds=リーズ
Birmingham=バーミンガム|Cardiff=カーディフ|Belfast=ベルファスト|Oxford=オックスフォード|Cambridge=ケンブリッジ|Newcastle upon Tyne=ニューカッスル
Dublin=ダブリン|Cork=コーク|Paris=パリ|Lyon=リヨン|Marseille=マルセイユ|Toulouse=トゥールーズ|Nice=ニース|Bordeaux=ボルドー|Nantes=ナント
Lille=リール|Strasbourg=ストラスブール|Berlin=ベルリン|Hamburg=ハンブルク|Munich=ミュンヘン|Cologne=ケルン|Frankfurt am Main=フランクフルト
Frankfurt=フランクフルト|Leipzig=ライプツィヒ|Stuttgart=シュトゥットガルト|Düsseldorf=デュッセルドルフ|Dresden=ドレスデン|Bremen=ブレーメン|Hannover=ハノーファー
Nuremberg=ニュルンベルク|Bonn=ボン|Madrid=マドリード|Barcelona=バルセロナ|Valencia=バレンシア|Seville=セビリア|Bilbao=ビルバオ|Málaga=マラガ
Granada=グラナダ|Zaragoza=サラゴサ|Lisbon=リスボン|Porto=ポルト|Rome=ローマ|Milan=ミラノ|Florence=フィレンツェ|Naples=ナポリ
Turin=トリノ|Venice=ヴェネツィア|Bologna=ボローニャ|Genoa=ジェノヴァ|Palermo=パレルモ|Verona=ヴェローナ|Amsterdam=アムステルダム|Rotterdam=ロッテルダム
The Hague=ハーグ|Utrecht=ユトレヒト|Eindhoven=アイントホーフェン|Brussels=ブリュッセル|Antwerp=アントワープ|Ghent=ゲント|Luxembourg=ルクセンブルク
Zürich=チューリッヒ|Geneva=ジュネーブ|Basel=バーゼル|Bern=ベルン|Lausanne=ローザンヌ|Vienna=ウィーン|Salzburg=ザルツブルク|Graz=グラーツ|Innsbruck=インスブルック
Linz=リンツ|Prague=プラハ|Brno=ブルノ|Bratislava=ブラチスラバ|Warsaw=ワルシャワ|Kraków=クラクフ|Gdańsk=グダニスク|Wrocław=ヴロツワフ
Poznań=ポズナン|Łódź=ウッチ|Budapest=ブダペスト|Bucharest=ブカレスト|Cluj-Napoca=クルジュ・ナポカ|Timișoara=ティミショアラ|Constanța=コンスタンツァ
Iași=ヤシ|Brașov=ブラショフ|Athens=アテネ|Thessaloniki=テッサロニキ|Patras=パトラ|Belgrade=ベオグラード|Novi Sad=ノヴィ・サド|Niš=ニシュ|Zagreb=ザグレブ
Split=スプリト|Dubrovnik=ドゥブロヴニク|Ljubljana=リュブリャナ|Skopje=スコピエ|Ohrid=オフリド|Bitola=ビトラ|Sarajevo=サラエボ|Podgorica=ポドゴリツァ
Tirana=ティラナ|Pristina=プリシュティナ|Istanbul=イスタンブール|Ankara=アンカラ|Izmir=イズミル|Edirne=エディルネ|Bursa=ブルサ|Antalya=アンタルヤ|Nicosia=ニコシア
Kyiv=キーウ|Lviv=リヴィウ|Odesa=オデーサ|Kharkiv=ハルキウ|Chisinau=キシナウ|Minsk=ミンスク|Moscow=モスクワ|Saint Petersburg=サンクトペテルブルク
Vilnius=ヴィリニュス|Kaunas=カウナス|Riga=リガ|Tallinn=タリン|Tartu=タルトゥ|Helsinki=ヘルシンキ|Stockholm=ストックホルム|Gothenburg=ヨーテボリ
Malmö=マルメ|Oslo=オスロ|Bergen=ベルゲン|Copenhagen=コペンハーゲン|Aarhus=オーフス|Reykjavík=レイキャビク|Valletta=バレッタ|Monaco=モナコ
Toronto=トロント|Montréal=モントリオール|Vancouver=バンクーバー|Ottawa=オタワ|Québec=ケベック|Calgary=カルガリー|Mexico City=メキシコシティ|Guadalajara=グアダラハラ
Monterrey=モンテレイ|Havana=ハバナ|Bogotá=ボゴタ|Medellín=メデジン|Lima=リマ|Santiago=サンティアゴ|Buenos Aires=ブエノスアイレス
Montevideo=モンテビデオ|São Paulo=サンパウロ|Rio de Janeiro=リオデジャネイロ|Brasília=ブラジリア|Quito=キト|La Paz=ラパス|Caracas=カラカス
Panama City=パナマシティ|Seoul=ソウル|Busan=釜山|Shanghai=上海|Beijing=北京
Shenzhen=深セン|Guangzhou=広州|Hong Kong=香港|Taipei=台北|Singapore=シンガポール|Kuala Lumpur=クアラルンプール|Bangkok=バンコク
Hanoi=ハノイ|Ho Chi Minh City=ホーチミン|Jakarta=ジャカルタ|Manila=マニラ|Mumbai=ムンバイ|Delhi=デリー|New Delhi=ニューデリー|Bengaluru=ベンガルール
Kolkata=コルカタ|Kathmandu=カトマンズ|Colombo=コロンボ|Dhaka=ダッカ|Dubai=ドバイ|Abu Dhabi=アブダビ|Doha=ドーハ|Riyadh=リヤド|Tel Aviv=テルアビブ
Jerusalem=エルサレム|Beirut=ベイルート|Amman=アンマン|Tehran=テヘラン|Baghdad=バグダッド|Tbilisi=トビリシ|Yerevan=エレバン|Baku=バクー|Almaty=アルマトイ
Astana=アスタナ|Tashkent=タシケント|Cape Town=ケープタウン|Johannesburg=ヨハネスブルク|Cairo=カイロ|Alexandria=アレクサンドリア|Marrakesh=マラケシュ
Casablanca=カサブランカ|Rabat=ラバト|Tunis=チュニス|Algiers=アルジェ|Nairobi=ナイロビ|Lagos=ラゴス|Accra=アクラ|Dakar=ダカール|Addis Ababa=アディスアベバ
Sydney=シドニー|Melbourne=メルボルン|Brisbane=ブリスベン|Perth=パース|Adelaide=アデレード|Canberra=キャンベラ|Auckland=オークランド|Wellington=ウェリントン
Tokyo=東京|Osaka=大阪|Kyoto=京都|Yokohama=横浜|Nagoya=名古屋|Sapporo=札幌|Fukuoka=福岡|Kobe=神戸|Kawasaki=川崎|Saitama=さいたま|Hiroshima=広島|Sendai=仙台
Chiba=千葉|Kitakyushu=北九州|Sakai=堺|Niigata=新潟|Hamamatsu=浜松|Kumamoto=熊本|Okayama=岡山|Shizuoka=静岡|Kagoshima=鹿児島|Kanazawa=金沢|Nagasaki=長崎
Matsuyama=松山|Oita=大分|Naha=那覇|Nara=奈良|Takamatsu=高松|Toyama=富山|Gifu=岐阜|Nagano=長野|Utsunomiya=宇都宮|Maebashi=前橋|Takasaki=高崎|Mito=水戸
Kofu=甲府|Wakayama=和歌山|Tokushima=徳島|Miyazaki=宮崎|Saga=佐賀|Yamagata=山形|Akita=秋田|Aomori=青森|Morioka=盛岡|Fukushima=福島|Fukui=福井|Otsu=大津
Tsu=津|Tottori=鳥取|Matsue=松江|Yamaguchi=山口|Hakodate=函館|Asahikawa=旭川|Himeji=姫路|Kurashiki=倉敷|Fukuyama=福山|Hachioji=八王子|Kamakura=鎌倉|Nikko=日光|Otaru=小樽`);
