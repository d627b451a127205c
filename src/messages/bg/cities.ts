import { transliterate } from "#domain/transliterate.ts";
import { cityTable } from "../city-table.ts";

// Every place of Bulgaria in the gazetteer; its name in Latin letters follows from the law on transliteration.
const IN_BULGARIA = `
Аврен|Айтос|Аксаково|Алфатар|Антон|Антоново|Априлци|Ардино|Асен|Асеновград|Аспарухово|Ахелой|Ахтопол|Балчик
Баните|Банско|Бата|Батак|Батановци|Белене|Белица|Белово|Белоградчик|Белослав|Берковица|Благоевград|Близнаци
Бобов Дол|Бобошево|Бов|Божурище|Бойница|Бойчиновци|Болярово|Борино|Борован|Боровец|Борово|Ботевград
Братя Даскалови|Брацигово|Брегово|Брезник|Брезово|Брусарци|Бургас|Бухово|Българево|Бяла|Бяла Слатина
Бяла черква|Варна|Велики Преслав|Велико Търново|Велинград|Венец|Ветово|Ветрино|Видин|Враца|Вълчедръм
Вълчидол|Върбица|Вършец|Габрово|Гара Хитрино|Генерал Тошево|Георги Дамяново|Главиница|Годеч|Горичево
Горна Малина|Горна Оряховица|Гоце Делчев|Грамада|Гулянци|Гурково|Гълъбово|Гърмен|Гьоврен|Две Могили|Дебелец
Девин|Девня|Джебел|Димитровград|Димово|Добрич|Долна Баня|Долна Митрополия|Долни Дъбник|Долни Чифлик|Доспат
Драгоман|Дряново|Дулово|Дунавци|Дупница|Дългопол|Елена|Елин Пелин|Елхово|Етрополе|Завет|Зелениково|Земен
Златарица|Златица|Златни пясъци|Златоград|Ивайловград|Иваново|Искър|Исперих|Ихтиман|Каварна|Казанлък
Кайнарджа|Калофер|Калояново|Камено|Каолиново|Карлово|Карнобат|Каспичан|Кермен|Килифарево|Кирково|Китен
Клисура|Кнежа|Козлодуй|Койнаре|Коларово|Копривштица|Костинброд|Котел|Кочериново|Кранево|Кресна|Криводол
Кричим|Крумовград|Крушари|Кубрат|Кула|Кърджали|Кюстендил|Лакатник|Левски|Лесичово|Летница|Ловеч|Лозница|Лом
Луковит|Лъки|Любимец|Лясковец|Мадан|Маджарово|Макреш|Малко Търново|Медковец|Медовене|Мездра|Мизия
Минерални Бани|Мирково|Монтана|Мъглиж|Невестино|Неделино|Несебар|Никола-Козлево|Николаево|Никопол
Нова Загора|Нови Пазар|Ново Село|Обзор|Омуртаг|Опака|Опан|Оряхово|Павел Баня|Павликени|Пазарджик|Панагюрище
Перник|Перущица|Петрич|Пещера|Пирдоп|Плевен|Плиска|Пловдив|Полски Тръмбеш|Поморие|Попово|Пордим|Пороминово
Правец|Приморско|Провадия|Първомай|Първомайци|Равда|Раднево|Радомир|Разград|Разлог|Ракитово|Раковски|Рила
Роман|Рудозем|Руен|Ружинци|Рупите|Русе|Садово|Самоков|Самуил|Сандански|Сапарева Баня|Сарафово|Сатовча
Свети-Влас|Свиленград|Свищов|Своге|Севлиево|Сеново|Септември|Силистра|Симеоновград|Симитли|Ситово|Славяново
Сливен|Сливница|Сливо Поле|Смолян|Смядово|Созопол|София|Спасово|Средец|Стамболийски|Стамболово|Стара Загора
Стара Кресна|Стражица|Стралджа|Стрелча|Струмяни|Суворово|Сунгурларе|Сухиндол|Съединение|Сърница|Твърдица
Тервел|Тетевен|Тополовград|Тополово|Точилари|Троян|Трън|Трявна|Тутракан|Търговище|Угърчин|Хаджидимово
Хайредин|Харманли|Хасково|Хисаря|Цар Калоян|Царево|Ценово|Чавдар|Челопеч|Чепеларе|Червен бряг|Черноморец
Чипровци|Чирпан|Чупрене|Шабла|Шипка|Шумен|Ябланица|Якимово|Якоруда|Ямбол`;

// Names of other cities as Bulgarian writes them.
const ELSEWHERE = `
New York=Ню Йорк|Los Angeles=Лос Анджелис|Chicago=Чикаго|San Francisco=Сан Франциско|Austin=Остин|Boston=Бостън
Washington=Вашингтон|Seattle=Сиатъл|Nashville=Нашвил|New Orleans=Ню Орлиънс|Philadelphia=Филаделфия|Atlanta=Атланта
Denver=Денвър|Las Vegas=Лас Вегас|Miami=Маями|Portland=Портланд|Dallas=Далас|Houston=Хюстън|San Diego=Сан Диего
Minneapolis=Минеаполис|Detroit=Детройт|Phoenix=Финикс|Salt Lake City=Солт Лейк Сити|Kansas City=Канзас Сити
Honolulu=Хонолулу|Anchorage=Анкъридж|San Antonio=Сан Антонио|San Jose=Сан Хосе|Cleveland=Кливланд|Pittsburgh=Питсбърг
Baltimore=Балтимор|Memphis=Мемфис|Orlando=Орландо|Sacramento=Сакраменто|Indianapolis=Индианаполис|Columbus=Кълъмбъс
London=Лондон|Manchester=Манчестър|Edinburgh=Единбург|Glasgow=Глазгоу|Liverpool=Ливърпул|Bristol=Бристъл|Leeds=Лийдс
Birmingham=Бирмингам|Cardiff=Кардиф|Belfast=Белфаст|Oxford=Оксфорд|Cambridge=Кеймбридж|Newcastle upon Tyne=Нюкасъл
Dublin=Дъблин|Cork=Корк|Paris=Париж|Lyon=Лион|Marseille=Марсилия|Toulouse=Тулуза|Nice=Ница|Bordeaux=Бордо|Nantes=Нант
Lille=Лил|Strasbourg=Страсбург|Berlin=Берлин|Hamburg=Хамбург|Munich=Мюнхен|Cologne=Кьолн|Frankfurt am Main=Франкфурт на Майн
Frankfurt=Франкфурт|Leipzig=Лайпциг|Stuttgart=Щутгарт|Düsseldorf=Дюселдорф|Dresden=Дрезден|Bremen=Бремен|Hannover=Хановер
Nuremberg=Нюрнберг|Bonn=Бон|Madrid=Мадрид|Barcelona=Барселона|Valencia=Валенсия|Seville=Севиля|Bilbao=Билбао|Málaga=Малага
Granada=Гранада|Zaragoza=Сарагоса|Lisbon=Лисабон|Porto=Порто|Rome=Рим|Milan=Милано|Florence=Флоренция|Naples=Неапол
Turin=Торино|Venice=Венеция|Bologna=Болоня|Genoa=Генуа|Palermo=Палермо|Verona=Верона|Amsterdam=Амстердам|Rotterdam=Ротердам
The Hague=Хага|Utrecht=Утрехт|Eindhoven=Айндховен|Brussels=Брюксел|Antwerp=Антверпен|Ghent=Гент|Luxembourg=Люксембург
Zürich=Цюрих|Geneva=Женева|Basel=Базел|Bern=Берн|Lausanne=Лозана|Vienna=Виена|Salzburg=Залцбург|Graz=Грац|Innsbruck=Инсбрук
Linz=Линц|Prague=Прага|Brno=Бърно|Bratislava=Братислава|Warsaw=Варшава|Kraków=Краков|Gdańsk=Гданск|Wrocław=Вроцлав
Poznań=Познан|Łódź=Лодз|Budapest=Будапеща|Bucharest=Букурещ|Cluj-Napoca=Клуж-Напока|Timișoara=Тимишоара|Constanța=Констанца
Iași=Яш|Brașov=Брашов|Athens=Атина|Thessaloniki=Солун|Patras=Патра|Belgrade=Белград|Novi Sad=Нови Сад|Niš=Ниш|Zagreb=Загреб
Split=Сплит|Dubrovnik=Дубровник|Ljubljana=Любляна|Skopje=Скопие|Ohrid=Охрид|Bitola=Битоля|Sarajevo=Сараево|Podgorica=Подгорица
Tirana=Тирана|Pristina=Прищина|Istanbul=Истанбул|Ankara=Анкара|Izmir=Измир|Edirne=Одрин|Bursa=Бурса|Antalya=Анталия|Nicosia=Никозия
Kyiv=Киев|Lviv=Лвов|Odesa=Одеса|Kharkiv=Харков|Chisinau=Кишинев|Minsk=Минск|Moscow=Москва|Saint Petersburg=Санкт Петербург
Vilnius=Вилнюс|Kaunas=Каунас|Riga=Рига|Tallinn=Талин|Tartu=Тарту|Helsinki=Хелзинки|Stockholm=Стокхолм|Gothenburg=Гьотеборг
Malmö=Малмьо|Oslo=Осло|Bergen=Берген|Copenhagen=Копенхаген|Aarhus=Орхус|Reykjavík=Рейкявик|Valletta=Валета|Monaco=Монако
Toronto=Торонто|Montréal=Монреал|Vancouver=Ванкувър|Ottawa=Отава|Québec=Квебек|Calgary=Калгари|Mexico City=Мексико|Guadalajara=Гуадалахара
Monterrey=Монтерей|Havana=Хавана|Bogotá=Богота|Medellín=Меделин|Lima=Лима|Santiago=Сантяго|Buenos Aires=Буенос Айрес
Montevideo=Монтевидео|São Paulo=Сао Пауло|Rio de Janeiro=Рио де Жанейро|Brasília=Бразилия|Quito=Кито|La Paz=Ла Пас|Caracas=Каракас
Panama City=Панама|San José=Сан Хосе|Tokyo=Токио|Osaka=Осака|Kyoto=Киото|Seoul=Сеул|Busan=Пусан|Shanghai=Шанхай|Beijing=Пекин
Shenzhen=Шънджън|Guangzhou=Гуанджоу|Hong Kong=Хонконг|Taipei=Тайпе|Singapore=Сингапур|Kuala Lumpur=Куала Лумпур|Bangkok=Банкок
Hanoi=Ханой|Ho Chi Minh City=Хо Ши Мин|Jakarta=Джакарта|Manila=Манила|Mumbai=Мумбай|Delhi=Делхи|New Delhi=Ню Делхи|Bengaluru=Бангалор
Kolkata=Колката|Kathmandu=Катманду|Colombo=Коломбо|Dhaka=Дака|Dubai=Дубай|Abu Dhabi=Абу Даби|Doha=Доха|Riyadh=Рияд|Tel Aviv=Тел Авив
Jerusalem=Йерусалим|Beirut=Бейрут|Amman=Аман|Tehran=Техеран|Baghdad=Багдад|Tbilisi=Тбилиси|Yerevan=Ереван|Baku=Баку|Almaty=Алмати
Astana=Астана|Tashkent=Ташкент|Cape Town=Кейптаун|Johannesburg=Йоханесбург|Cairo=Кайро|Alexandria=Александрия|Marrakesh=Маракеш
Casablanca=Казабланка|Rabat=Рабат|Tunis=Тунис|Algiers=Алжир|Nairobi=Найроби|Lagos=Лагос|Accra=Акра|Dakar=Дакар|Addis Ababa=Адис Абеба
Sydney=Сидни|Melbourne=Мелбърн|Brisbane=Бризбън|Perth=Пърт|Adelaide=Аделаида|Canberra=Канбера|Auckland=Окланд|Wellington=Уелингтън`;

// As gazetteers write them, where that is not the law's way.
const OTHER_SPELLINGS = "Veliko Turnovo=Велико Търново|Gulubovo=Гълъбово|Elkhovo=Елхово";

const inBulgaria = IN_BULGARIA.split(/[|\n]/)
  .filter(Boolean)
  .map((name) => `${transliterate(name)}=${name}`);

/** Cities by their English names. */
export const cities = cityTable([ELSEWHERE, OTHER_SPELLINGS, ...inBulgaria].join("|"));
