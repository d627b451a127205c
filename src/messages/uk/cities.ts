import { cityTable } from "../city-table.ts";

// As Ukrainian writes them.
const ABROAD = `
New York=Нью-Йорк|Los Angeles=Лос-Анджелес|Chicago=Чикаго|San Francisco=Сан-Франциско|Austin=Остін|Boston=Бостон
Washington=Вашингтон|Seattle=Сіетл|Nashville=Нашвілл|New Orleans=Новий Орлеан|Philadelphia=Філадельфія|Atlanta=Атланта
Denver=Денвер|Las Vegas=Лас-Вегас|Miami=Маямі|Portland=Портленд|Dallas=Даллас|Houston=Г’юстон|San Diego=Сан-Дієго
Minneapolis=Міннеаполіс|Detroit=Детройт|Phoenix=Фінікс|Salt Lake City=Солт-Лейк-Сіті|Kansas City=Канзас-Сіті
Honolulu=Гонолулу|Anchorage=Анкоридж|San Antonio=Сан-Антоніо|San Jose=Сан-Хосе|Cleveland=Клівленд|Pittsburgh=Піттсбург
Baltimore=Балтимор|Memphis=Мемфіс|Orlando=Орландо|Sacramento=Сакраменто|Indianapolis=Індіанаполіс|Columbus=Колумбус
London=Лондон|Manchester=Манчестер|Edinburgh=Единбург|Glasgow=Глазго|Liverpool=Ліверпуль|Bristol=Бристоль|Leeds=Лідс
Birmingham=Бірмінгем|Cardiff=Кардіфф|Belfast=Белфаст|Oxford=Оксфорд|Cambridge=Кембридж|Newcastle upon Tyne=Ньюкасл
Dublin=Дублін|Cork=Корк|Paris=Париж|Lyon=Ліон|Marseille=Марсель|Toulouse=Тулуза|Nice=Ніцца|Bordeaux=Бордо|Nantes=Нант
Lille=Лілль|Strasbourg=Страсбург|Berlin=Берлін|Hamburg=Гамбург|Munich=Мюнхен|Cologne=Кельн
Frankfurt am Main=Франкфурт-на-Майні|Frankfurt=Франкфурт|Leipzig=Лейпциг|Stuttgart=Штутгарт|Düsseldorf=Дюссельдорф
Dresden=Дрезден|Bremen=Бремен|Hannover=Ганновер|Nuremberg=Нюрнберг|Bonn=Бонн|Madrid=Мадрид|Barcelona=Барселона
Valencia=Валенсія|Seville=Севілья|Bilbao=Більбао|Málaga=Малага|Granada=Гранада|Zaragoza=Сарагоса|Lisbon=Лісабон
Porto=Порту|Rome=Рим|Milan=Мілан|Florence=Флоренція|Naples=Неаполь|Turin=Турин|Venice=Венеція|Bologna=Болонья
Genoa=Генуя|Palermo=Палермо|Verona=Верона|Amsterdam=Амстердам|Rotterdam=Роттердам|The Hague=Гаага|Utrecht=Утрехт
Eindhoven=Ейндговен|Brussels=Брюссель|Antwerp=Антверпен|Ghent=Гент|Luxembourg=Люксембург|Zürich=Цюрих|Geneva=Женева
Basel=Базель|Bern=Берн|Lausanne=Лозанна|Vienna=Відень|Salzburg=Зальцбург|Graz=Грац|Innsbruck=Інсбрук|Linz=Лінц
Prague=Прага|Brno=Брно|Bratislava=Братислава|Warsaw=Варшава|Kraków=Краків|Gdańsk=Гданськ|Wrocław=Вроцлав|Poznań=Познань
Łódź=Лодзь|Budapest=Будапешт|Bucharest=Бухарест|Cluj-Napoca=Клуж-Напока|Timișoara=Тімішоара|Constanța=Констанца|Iași=Ясси
Brașov=Брашов|Athens=Афіни|Thessaloniki=Салоніки|Patras=Патри|Belgrade=Белград|Novi Sad=Новий Сад|Niš=Ниш|Zagreb=Загреб
Split=Спліт|Dubrovnik=Дубровник|Ljubljana=Любляна|Skopje=Скоп’є|Ohrid=Охрид|Bitola=Бітола|Sarajevo=Сараєво
Podgorica=Подгориця|Tirana=Тирана|Pristina=Приштина|Istanbul=Стамбул|Ankara=Анкара|Izmir=Ізмір|Edirne=Едірне|Bursa=Бурса
Antalya=Анталія|Nicosia=Нікосія|Chisinau=Кишинів|Minsk=Мінськ|Moscow=Москва|Saint Petersburg=Санкт-Петербург
Vilnius=Вільнюс|Kaunas=Каунас|Riga=Рига|Tallinn=Таллінн|Tartu=Тарту|Helsinki=Гельсінкі|Stockholm=Стокгольм
Gothenburg=Гетеборг|Malmö=Мальме|Oslo=Осло|Bergen=Берген|Copenhagen=Копенгаген|Aarhus=Орхус|Reykjavík=Рейк’явік
Valletta=Валлетта|Monaco=Монако|Toronto=Торонто|Montréal=Монреаль|Vancouver=Ванкувер|Ottawa=Оттава|Québec=Квебек
Calgary=Калгарі|Mexico City=Мехіко|Guadalajara=Гвадалахара|Monterrey=Монтеррей|Havana=Гавана|Bogotá=Богота|Medellín=Медельїн
Lima=Ліма|Santiago=Сантьяго|Buenos Aires=Буенос-Айрес|Montevideo=Монтевідео|São Paulo=Сан-Паулу|Rio de Janeiro=Ріо-де-Жанейро
Brasília=Бразиліа|Quito=Кіто|La Paz=Ла-Пас|Caracas=Каракас|Panama City=Панама|San José=Сан-Хосе|Tokyo=Токіо|Osaka=Осака
Kyoto=Кіото|Seoul=Сеул|Busan=Пусан|Shanghai=Шанхай|Beijing=Пекін|Shenzhen=Шеньчжень|Guangzhou=Гуанчжоу|Hong Kong=Гонконг
Taipei=Тайбей|Singapore=Сінгапур|Kuala Lumpur=Куала-Лумпур|Bangkok=Бангкок|Hanoi=Ханой|Ho Chi Minh City=Хошимін
Jakarta=Джакарта|Manila=Маніла|Mumbai=Мумбаї|Delhi=Делі|New Delhi=Нью-Делі|Bengaluru=Бенгалуру|Kolkata=Колката
Kathmandu=Катманду|Colombo=Коломбо|Dhaka=Дакка|Dubai=Дубай|Abu Dhabi=Абу-Дабі|Doha=Доха|Riyadh=Ер-Ріяд|Tel Aviv=Тель-Авів
Jerusalem=Єрусалим|Beirut=Бейрут|Amman=Амман|Tehran=Тегеран|Baghdad=Багдад|Tbilisi=Тбілісі|Yerevan=Єреван|Baku=Баку
Almaty=Алмати|Astana=Астана|Tashkent=Ташкент|Cape Town=Кейптаун|Johannesburg=Йоганнесбург|Cairo=Каїр|Alexandria=Александрія
Marrakesh=Марракеш|Casablanca=Касабланка|Rabat=Рабат|Tunis=Туніс|Algiers=Алжир|Nairobi=Найробі|Lagos=Лагос|Accra=Аккра
Dakar=Дакар|Addis Ababa=Аддис-Абеба|Sydney=Сідней|Melbourne=Мельбурн|Brisbane=Брисбен|Perth=Перт|Adelaide=Аделаїда
Canberra=Канберра|Auckland=Окленд|Wellington=Веллінгтон|Sofia=Софія|Plovdiv=Пловдив|Varna=Варна|Burgas=Бургас`;

const IN_UKRAINE = `
Kyiv=Київ|Kiev=Київ|Lviv=Львів|Odesa=Одеса|Odessa=Одеса|Kharkiv=Харків|Dnipro=Дніпро|Zaporizhzhia=Запоріжжя|Zaporizhzhya=Запоріжжя
Vinnytsia=Вінниця|Vinnytsya=Вінниця|Ivano-Frankivsk=Івано-Франківськ|Chernivtsi=Чернівці|Ternopil=Тернопіль|Uzhhorod=Ужгород
Lutsk=Луцьк|Rivne=Рівне|Zhytomyr=Житомир|Khmelnytskyi=Хмельницький|Khmelnytskyy=Хмельницький|Poltava=Полтава|Chernihiv=Чернігів
Cherkasy=Черкаси|Sumy=Суми|Mykolaiv=Миколаїв|Mykolayiv=Миколаїв|Kherson=Херсон|Kropyvnytskyi=Кропивницький
Kropyvnytskyy=Кропивницький|Kryvyi Rih=Кривий Ріг|Kryvyy Rih=Кривий Ріг|Mariupol=Маріуполь|Donetsk=Донецьк|Luhansk=Луганськ
Simferopol=Сімферополь|Sevastopol=Севастополь|Yalta=Ялта|Bila Tserkva=Біла Церква|Kremenchuk=Кременчук|Mukachevo=Мукачево
Drohobych=Дрогобич|Truskavets=Трускавець|Kamianets-Podilskyi=Кам’янець-Подільський|Irpin=Ірпінь|Bucha=Буча|Brovary=Бровари
Boryspil=Бориспіль|Uman=Умань|Kolomyia=Коломия|Izmail=Ізмаїл|Kamianske=Кам’янське|Nikopol=Нікополь|Pavlohrad=Павлоград`;

/** Cities by their English names. */
export const cities = cityTable(`
Pleven=Плевен|Ruse=Русе|Stara Zagora=Стара Загора|Veliko Tarnovo=Велико-Тирново|Gabrovo=Габрово|Blagoevgrad=Благоєвград|Sliven=Сливен|Shumen=Шумен|Dobrich=Добрич|Haskovo=Хасково
Pernik=Перник|Yambol=Ямбол|Pazardzhik=Пазарджик|Vratsa=Враца|Vidin=Видин|Kardzhali=Кирджалі|Bansko=Банско|Nesebar=Несебр|Sozopol=Созопол
${ABROAD}${IN_UKRAINE}`);
