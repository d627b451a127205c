import { cityTable } from "../city-table.ts";

/** Cities by their English names. */
export const cities = cityTable(`
Veliko Tarnovo=Wielkie Tyrnowo|Pleven=Plewen|Gabrovo=Gabrowo|Sliven=Sliwen|Dobrich=Dobricz|Shumen=Szumen
New York=Nowy Jork|Washington=Waszyngton|New Orleans=Nowy Orlean|Philadelphia=Filadelfia|London=Londyn
Edinburgh=Edynburg|Paris=Paryż|Marseille=Marsylia|Toulouse=Tuluza|Nice=Nicea|Strasbourg=Strasburg
Munich=Monachium|Cologne=Kolonia|Frankfurt am Main=Frankfurt nad Menem|Leipzig=Lipsk|Dresden=Drezno|Bremen=Brema
Hannover=Hanower|Nuremberg=Norymberga|Madrid=Madryt|Valencia=Walencja|Seville=Sewilla|Granada=Grenada
Zaragoza=Saragossa|Lisbon=Lizbona|Rome=Rzym|Milan=Mediolan|Florence=Florencja|Naples=Neapol|Turin=Turyn
Venice=Wenecja|Bologna=Bolonia|Genoa=Genua|Verona=Werona|The Hague=Haga|Brussels=Bruksela|Antwerp=Antwerpia
Ghent=Gandawa|Luxembourg=Luksemburg|Zürich=Zurych|Geneva=Genewa|Basel=Bazylea|Bern=Berno|Lausanne=Lozanna
Vienna=Wiedeń|Prague=Praga|Bratislava=Bratysława|Budapest=Budapeszt|Bucharest=Bukareszt|Cluj-Napoca=Kluż-Napoka
Constanța=Konstanca|Iași=Jassy|Brașov=Braszów|Athens=Ateny|Thessaloniki=Saloniki|Belgrade=Belgrad
Novi Sad=Nowy Sad|Niš=Nisz|Zagreb=Zagrzeb|Dubrovnik=Dubrownik|Ljubljana=Lublana|Ohrid=Ochryda|Sarajevo=Sarajewo
Pristina=Prisztina|Istanbul=Stambuł|Nicosia=Nikozja|Kyiv=Kijów|Lviv=Lwów|Odesa=Odessa|Kharkiv=Charków
Chisinau=Kiszyniów|Minsk=Mińsk|Moscow=Moskwa|Saint Petersburg=Petersburg|Vilnius=Wilno|Kaunas=Kowno|Riga=Ryga
Stockholm=Sztokholm|Copenhagen=Kopenhaga|Monaco=Monako|Montréal=Montreal|Mexico City=Meksyk|Havana=Hawana
Panama City=Panama|Tokyo=Tokio|Kyoto=Kioto|Seoul=Seul|Shanghai=Szanghaj|Beijing=Pekin|Guangzhou=Kanton
Hong Kong=Hongkong|Taipei=Tajpej|Singapore=Singapur|Ho Chi Minh City=Ho Chi Minh|Jakarta=Dżakarta|Mumbai=Mumbaj
New Delhi=Nowe Delhi|Kolkata=Kalkuta|Dubai=Dubaj|Abu Dhabi=Abu Zabi|Riyadh=Rijad|Jerusalem=Jerozolima
Beirut=Bejrut|Tehran=Teheran|Baghdad=Bagdad|Yerevan=Erywań|Almaty=Ałmaty|Tashkent=Taszkent|Cape Town=Kapsztad
Cairo=Kair|Alexandria=Aleksandria|Marrakesh=Marrakesz|Algiers=Algier|Accra=Akra|Addis Ababa=Addis Abeba
Plovdiv=Płowdiw|Varna=Warna|Warsaw=Warszawa
Krakow=Kraków|Gdansk=Gdańsk|Wroclaw=Wrocław|Poznan=Poznań|Lodz=Łódź|Bialystok=Białystok|Torun=Toruń|Rzeszow=Rzeszów
Czestochowa=Częstochowa|Bielsko-Biala=Bielsko-Biała|Zielona Gora=Zielona Góra|Tarnow=Tarnów|Elblag=Elbląg|Plock=Płock`);
