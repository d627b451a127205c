import { cityTable } from "../city-table.ts";

/** Cities by their English names. */
export const cities = cityTable(`
Pleven=Plevna|Veliko Tarnovo=Veliko Târnovo|Dobrich=Dobrici|Silistra=Silistra|Vidin=Vidin
London=Londra|Marseille=Marsilia|Nice=Nisa|Munich=München|Cologne=Köln|Hannover=Hanovra|Nuremberg=Nürnberg
Seville=Sevilla|Lisbon=Lisabona|Rome=Roma|Milan=Milano|Florence=Florența|Naples=Napoli|Turin=Torino
Venice=Veneția|Genoa=Genova|The Hague=Haga|Brussels=Bruxelles|Antwerp=Anvers|Ghent=Gent|Luxembourg=Luxemburg
Bern=Berna|Vienna=Viena|Prague=Praga|Warsaw=Varșovia|Kraków=Cracovia|Budapest=Budapesta|Bucharest=București
Athens=Atena|Thessaloniki=Salonic|Belgrade=Belgrad|Pristina=Priștina|Kyiv=Kiev|Lviv=Lvov|Kharkiv=Harkiv
Chisinau=Chișinău|Moscow=Moscova|Saint Petersburg=Sankt Petersburg|Copenhagen=Copenhaga|Gothenburg=Göteborg
Mexico City=Ciudad de México|Panama City=Panama|Seoul=Seul|Tashkent=Tașkent|Jerusalem=Ierusalim|Tehran=Teheran
Baghdad=Bagdad|Yerevan=Erevan|Riyadh=Riad|Marrakesh=Marrakech|Algiers=Alger|Almaty=Almatî
Addis Ababa=Addis Abeba|Ho Chi Minh City=Ho Și Min|Dhaka=Dacca|Timisoara=Timișoara|Constanta=Constanța|Iasi=Iași
Brasov=Brașov|Galati=Galați|Ploiesti=Ploiești|Pitesti=Pitești|Braila=Brăila|Bacau=Bacău|Targu Mures=Târgu Mureș
Botosani=Botoșani|Buzau=Buzău|Calarasi=Călărași|Resita=Reșița|Targoviste=Târgoviște
Ramnicu Valcea=Râmnicu Vâlcea|Targu Jiu=Târgu Jiu|Bistrita=Bistrița|Piatra Neamt=Piatra Neamț|Focsani=Focșani
Onesti=Onești|Sighisoara=Sighișoara|Medias=Mediaș|Fagaras=Făgăraș|Navodari=Năvodari|Barlad=Bârlad`);
