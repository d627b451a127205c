import { cityTable } from "../city-table.ts";

/** Cities by their English names, where Brazilian Portuguese has another. */
export const cities = cityTable(`
New York=Nova York|New Orleans=Nova Orleans|Philadelphia=Filadélfia|London=Londres|Edinburgh=Edimburgo
Marseille=Marselha|Strasbourg=Estrasburgo|Berlin=Berlim|Hamburg=Hamburgo|Munich=Munique|Cologne=Colônia
Madrid=Madri|Valencia=Valência|Seville=Sevilha|Zaragoza=Saragoça|Lisbon=Lisboa|Rome=Roma|Milan=Milão|Florence=Florença
Naples=Nápoles|Turin=Turim|Venice=Veneza|Bologna=Bolonha|Genoa=Gênova|Amsterdam=Amsterdã|Rotterdam=Roterdã
The Hague=Haia|Brussels=Bruxelas|Antwerp=Antuérpia|Ghent=Gante|Luxembourg=Luxemburgo|Zürich=Zurique
Geneva=Genebra|Basel=Basileia|Bern=Berna|Vienna=Viena|Salzburg=Salzburgo|Prague=Praga|Warsaw=Varsóvia
Kraków=Cracóvia|Wrocław=Breslávia|Budapest=Budapeste|Bucharest=Bucareste|Athens=Atenas|Thessaloniki=Salônica
Belgrade=Belgrado|Ljubljana=Liubliana|Istanbul=Istambul|Ankara=Ancara|Izmir=Esmirna|Nicosia=Nicósia|Kyiv=Kiev
Moscow=Moscou|Saint Petersburg=São Petersburgo|Helsinki=Helsinque|Stockholm=Estocolmo|Gothenburg=Gotemburgo
Copenhagen=Copenhague|Valletta=Valeta|Monaco=Mônaco|Montréal=Montreal|Québec=Quebec|Mexico City=Cidade do México
Montevideo=Montevidéu|Panama City=Cidade do Panamá|Tokyo=Tóquio|Kyoto=Quioto|Seoul=Seul|Shanghai=Xangai
Beijing=Pequim|Guangzhou=Cantão|Taipei=Taipé|Singapore=Singapura|Bangkok=Bangcoc|Hanoi=Hanói
Ho Chi Minh City=Ho Chi Minh|Jakarta=Jacarta|Delhi=Délhi|New Delhi=Nova Délhi|Bengaluru=Bangalore
Kolkata=Calcutá|Kathmandu=Katmandu|Dhaka=Daca|Riyadh=Riad|Jerusalem=Jerusalém|Beirut=Beirute|Amman=Amã
Tehran=Teerã|Baghdad=Bagdá|Cape Town=Cidade do Cabo|Johannesburg=Joanesburgo|Marrakesh=Marrakech|Tunis=Túnis
Algiers=Argel|Accra=Acra|Addis Ababa=Adis Abeba|Sofia=Sófia|Canberra=Camberra|Nairobi=Nairóbi|Yerevan=Erevan`);
