import { cityTable } from "../city-table.ts";

/** Cities by their English names, as German writes them. */
export const cities = cityTable(`
Ruse=Russe|Veliko Tarnovo=Weliko Tarnowo|Pleven=Plewen|Gabrovo=Gabrowo|Sliven=Sliwen|Dobrich=Dobritsch|Shumen=Schumen
Dusseldorf=Düsseldorf|Zurich=Zürich|Lubeck=Lübeck|Wurzburg=Würzburg|Saarbrucken=Saarbrücken|Gottingen=Göttingen
Tubingen=Tübingen|Osnabruck=Osnabrück|Malmo=Malmö
Munich=München|Cologne=Köln|Nuremberg=Nürnberg|Brunswick=Braunschweig|Hanover=Hannover|Vienna=Wien
Geneva=Genf|Lucerne=Luzern|Venice=Venedig|Rome=Rom|Milan=Mailand|Florence=Florenz
Naples=Neapel|Genoa=Genua|Lisbon=Lissabon|Seville=Sevilla|Zaragoza=Saragossa|Nice=Nizza|Strasbourg=Straßburg
The Hague=Den Haag|Brussels=Brüssel|Antwerp=Antwerpen|Ghent=Gent|Bruges=Brügge|Luxembourg=Luxemburg|Prague=Prag
Brno=Brünn|Warsaw=Warschau|Kraków=Krakau|Gdańsk=Danzig|Wrocław=Breslau|Poznań=Posen|Bucharest=Bukarest
Timișoara=Temeswar|Athens=Athen|Belgrade=Belgrad|Nicosia=Nikosia|Kyiv=Kyjiw|Lviv=Lwiw|Kharkiv=Charkiw
Moscow=Moskau|Saint Petersburg=Sankt Petersburg|Gothenburg=Göteborg|Copenhagen=Kopenhagen|Plovdiv=Plowdiw
Varna=Warna|Mexico City=Mexiko-Stadt|Havana=Havanna|Panama City=Panama-Stadt|Tokyo=Tokio|Beijing=Peking
Hong Kong=Hongkong|Taipei=Taipeh|Singapore=Singapur|Ho Chi Minh City=Ho-Chi-Minh-Stadt|New Delhi=Neu-Delhi
Kolkata=Kalkutta|Riyadh=Riad|Tehran=Teheran|Baghdad=Bagdad|Tbilisi=Tiflis|Yerevan=Jerewan|Tashkent=Taschkent
Cape Town=Kapstadt|Cairo=Kairo|Marrakesh=Marrakesch|Algiers=Algier|Addis Ababa=Addis Abeba|Chisinau=Chișinău
Montréal=Montreal`);
