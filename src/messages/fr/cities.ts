import { cityTable } from "../city-table.ts";

/** Cities by their English names. */
export const cities = cityTable(`
Ruse=Roussé|Shumen=Choumen
New Orleans=La Nouvelle-Orléans|Philadelphia=Philadelphie|London=Londres|Edinburgh=Édimbourg|Hamburg=Hambourg
Frankfurt am Main=Francfort-sur-le-Main|Frankfurt=Francfort|Dresden=Dresde|Bremen=Brême|Hannover=Hanovre|Barcelona=Barcelone
Valencia=Valence|Seville=Séville|Málaga=Malaga|Granada=Grenade|Zaragoza=Saragosse|Lisbon=Lisbonne|Venice=Venise
Bologna=Bologne|Genoa=Gênes|Palermo=Palerme|Verona=Vérone|The Hague=La Haye|Brussels=Bruxelles|Antwerp=Anvers|Ghent=Gand
Zürich=Zurich|Geneva=Genève|Basel=Bâle|Bern=Berne|Vienna=Vienne|Salzburg=Salzbourg|Warsaw=Varsovie|Kraków=Cracovie
Bucharest=Bucarest|Athens=Athènes|Thessaloniki=Thessalonique|Burgas=Bourgas|Nicosia=Nicosie|Chisinau=Chișinău|Moscow=Moscou
Saint Petersburg=Saint-Pétersbourg|Gothenburg=Göteborg|Copenhagen=Copenhague|Reykjavík=Reykjavik|Valletta=La Valette
Mexico City=Mexico|Havana=La Havane|Bogotá=Bogota|Brasília=Brasilia|Panama City=Panama|Seoul=Séoul|Beijing=Pékin
Guangzhou=Canton|Singapore=Singapour|Hanoi=Hanoï|Ho Chi Minh City=Hô Chi Minh-Ville|Manila=Manille|Kathmandu=Katmandou
Dhaka=Dacca|Dubai=Dubaï|Abu Dhabi=Abou Dabi|Riyadh=Riyad|Tel Aviv=Tel-Aviv|Jerusalem=Jérusalem|Beirut=Beyrouth|Tehran=Téhéran
Baghdad=Bagdad|Tbilisi=Tbilissi|Yerevan=Erevan|Baku=Bakou|Tashkent=Tachkent|Cape Town=Le Cap|Cairo=Le Caire
Alexandria=Alexandrie|Marrakesh=Marrakech|Algiers=Alger|Addis Ababa=Addis-Abeba|Montreal=Montréal|Quebec City=Québec
Saint-Etienne=Saint-Étienne|Orleans=Orléans|Nimes=Nîmes|Besancon=Besançon|Beziers=Béziers`);
