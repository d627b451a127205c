import { cityTable } from "../city-table.ts";

/** Cities by their English names, where Italian has another. */
export const cities = cityTable(`
Philadelphia=Filadelfia|London=Londra|Edinburgh=Edimburgo|Dublin=Dublino|Paris=Parigi|Lyon=Lione
Marseille=Marsiglia|Toulouse=Tolosa|Nice=Nizza|Lille=Lilla|Strasbourg=Strasburgo|Berlin=Berlino|Hamburg=Amburgo
Munich=Monaco di Baviera|Cologne=Colonia|Frankfurt am Main=Francoforte sul Meno|Frankfurt=Francoforte
Leipzig=Lipsia|Stuttgart=Stoccarda|Dresden=Dresda|Bremen=Brema|Nuremberg=Norimberga|Barcelona=Barcellona
Seville=Siviglia|Zaragoza=Saragozza|Málaga=Malaga|Lisbon=Lisbona|Rome=Roma|Milan=Milano|Florence=Firenze
Naples=Napoli|Turin=Torino|Venice=Venezia|Genoa=Genova|Padua=Padova|Mantua=Mantova|The Hague=L'Aia
Brussels=Bruxelles|Antwerp=Anversa|Ghent=Gand|Luxembourg=Lussemburgo|Zürich=Zurigo|Geneva=Ginevra|Basel=Basilea
Bern=Berna|Lausanne=Losanna|Salzburg=Salisburgo|Prague=Praga|Warsaw=Varsavia|Kraków=Cracovia|Gdańsk=Danzica
Wrocław=Breslavia|Bucharest=Bucarest|Athens=Atene|Thessaloniki=Salonicco|Patras=Patrasso|Belgrade=Belgrado
Zagreb=Zagabria|Split=Spalato|Ljubljana=Lubiana|Izmir=Smirne|Lviv=Leopoli|Odesa=Odessa|Kyiv=Kiev|Moscow=Mosca
Saint Petersburg=San Pietroburgo|Stockholm=Stoccolma|Gothenburg=Göteborg|Copenhagen=Copenaghen
Valletta=La Valletta|Mexico City=Città del Messico|Havana=L'Avana|São Paulo=San Paolo|Panama City=Panama
Seoul=Seul|Beijing=Pechino|Guangzhou=Canton|Jakarta=Giacarta|Ho Chi Minh City=Ho Chi Minh|New Delhi=Nuova Delhi
Kolkata=Calcutta|Jerusalem=Gerusalemme|Dhaka=Dacca|Riyadh=Riad|Tehran=Teheran|Yerevan=Erevan
Cape Town=Città del Capo|Cairo=Il Cairo|Marrakesh=Marrakech|Tunis=Tunisi|Algiers=Algeri|Addis Ababa=Addis Abeba
Kathmandu=Katmandu`);
