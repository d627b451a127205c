import { cityTable } from "../city-table.ts";

/** Cities by their English names, where Spanish has another. */
export const cities = cityTable(`
New York=Nueva York|New Orleans=Nueva Orleans|Philadelphia=Filadelfia|San Jose=San José|London=Londres
Edinburgh=Edimburgo|Dublin=Dublín|Paris=París|Marseille=Marsella|Nice=Niza|Bordeaux=Burdeos
Strasbourg=Estrasburgo|Berlin=Berlín|Hamburg=Hamburgo|Munich=Múnich|Cologne=Colonia
Frankfurt am Main=Fráncfort del Meno|Frankfurt=Fráncfort|Dresden=Dresde|Nuremberg=Núremberg|Seville=Sevilla
Lisbon=Lisboa|Porto=Oporto|Rome=Roma|Milan=Milán|Florence=Florencia|Naples=Nápoles|Turin=Turín|Venice=Venecia
Bologna=Bolonia|Genoa=Génova|Amsterdam=Ámsterdam|Rotterdam=Róterdam|The Hague=La Haya|Brussels=Bruselas
Antwerp=Amberes|Ghent=Gante|Luxembourg=Luxemburgo|Zürich=Zúrich|Geneva=Ginebra|Basel=Basilea|Bern=Berna
Lausanne=Lausana|Vienna=Viena|Salzburg=Salzburgo|Prague=Praga|Warsaw=Varsovia|Kraków=Cracovia|Wrocław=Breslavia
Łódź=Lodz|Poznań=Poznan|Gdańsk=Gdansk|Bucharest=Bucarest|Athens=Atenas|Thessaloniki=Tesalónica|Belgrade=Belgrado
Ljubljana=Liubliana|Istanbul=Estambul|Izmir=Esmirna|Kyiv=Kiev|Lviv=Leópolis|Kharkiv=Járkov|Chisinau=Chisináu
Moscow=Moscú|Saint Petersburg=San Petersburgo|Vilnius=Vilna|Tallinn=Tallin|Stockholm=Estocolmo
Gothenburg=Gotemburgo|Copenhagen=Copenhague|Reykjavík=Reikiavik|Valletta=La Valeta|Monaco=Mónaco
Montréal=Montreal|Québec=Quebec|Mexico City=Ciudad de México|Havana=La Habana|Brasília=Brasilia
Rio de Janeiro=Río de Janeiro|Panama City=Ciudad de Panamá|Tokyo=Tokio|Kyoto=Kioto|Seoul=Seúl|Shanghai=Shanghái
Beijing=Pekín|Guangzhou=Cantón|Taipei=Taipéi|Singapore=Singapur|Hanoi=Hanói|Jakarta=Yakarta
Ho Chi Minh City=Ciudad Ho Chi Minh|Mumbai=Bombay|New Delhi=Nueva Delhi|Bengaluru=Bangalore|Kolkata=Calcuta
Kathmandu=Katmandú|Dhaka=Daca|Dubai=Dubái|Abu Dhabi=Abu Dabi|Riyadh=Riad|Jerusalem=Jerusalén|Amman=Amán
Tehran=Teherán|Baghdad=Bagdad|Tbilisi=Tiflis|Yerevan=Ereván|Baku=Bakú|Astana=Astaná|Tashkent=Taskent
Cape Town=Ciudad del Cabo|Johannesburg=Johannesburgo|Cairo=El Cairo|Alexandria=Alejandría|Marrakesh=Marrakech
Tunis=Túnez|Algiers=Argel|Accra=Acra|Addis Ababa=Adís Abeba|Sydney=Sídney|Sofia=Sofía`);
