import { cityTable } from "../city-table.ts";

/** Cities by their English names, where the Turkish name is another. */
export const cities = cityTable(`
Sofia=Sofya|Plovdiv=Filibe|Burgas=Burgaz|Ruse=Rusçuk|Shumen=Şumnu|Haskovo=Hasköy|Kardzhali=Kırcaali|Silistra=Silistre
Dobrich=Dobriç|Stara Zagora=Eski Zağra|Pleven=Plevne|Istanbul=İstanbul|Izmir=İzmir|Eskisehir=Eskişehir
Diyarbakir=Diyarbakır|Sanliurfa=Şanlıurfa|Kahramanmaras=Kahramanmaraş|Izmit=İzmit|Iskenderun=İskenderun|Mugla=Muğla|Aydin=Aydın
Canakkale=Çanakkale|Balikesir=Balıkesir|Tekirdag=Tekirdağ|Kirklareli=Kırklareli|Corlu=Çorlu|Usak=Uşak|Kutahya=Kütahya|Nigde=Niğde
Nevsehir=Nevşehir|Kirsehir=Kırşehir|Kirikkale=Kırıkkale|Cankiri=Çankırı|Corum=Çorum|Gumushane=Gümüşhane|Agri=Ağrı|Igdir=Iğdır
Elazig=Elazığ|Mus=Muş|Bingol=Bingöl|Adiyaman=Adıyaman|Sirnak=Şırnak|Kusadasi=Kuşadası|Cesme=Çeşme|Duzce=Düzce|Karabuk=Karabük
Bartin=Bartın|Luleburgaz=Lüleburgaz|Uskudar=Üsküdar|Kadikoy=Kadıköy|Besiktas=Beşiktaş|Sisli=Şişli|Beyoglu=Beyoğlu|Inegol=İnegöl
Odemis=Ödemiş|Ayvalik=Ayvalık|London=Londra|Marseille=Marsilya|Strasbourg=Strazburg|Munich=Münih|Cologne=Köln|Nuremberg=Nürnberg
Barcelona=Barselona|Seville=Sevilla|Lisbon=Lizbon|Rome=Roma|Milan=Milano|Florence=Floransa|Naples=Napoli
Turin=Torino|Venice=Venedik|Bologna=Bolonya|Genoa=Cenova|The Hague=Lahey|Brussels=Brüksel|Antwerp=Anvers|Ghent=Gent
Luxembourg=Lüksemburg|Geneva=Cenevre|Zürich=Zürih|Lausanne=Lozan|Vienna=Viyana|Prague=Prag|Warsaw=Varşova|Kraków=Krakov
Budapest=Budapeşte|Bucharest=Bükreş|Timișoara=Temeşvar|Constanța=Köstence|Iași=Yaş|Athens=Atina|Thessaloniki=Selanik|Komotini=Gümülcine
Xanthi=İskeçe|Alexandroupoli=Dedeağaç|Rhodes=Rodos|Kos=İstanköy|Chios=Sakız|Heraklion=Kandiye|Chania=Hanya|Belgrade=Belgrad|Niš=Niş
Skopje=Üsküp|Ohrid=Ohri|Bitola=Manastır|Sarajevo=Saraybosna|Podgorica=Podgoritsa|Tirana=Tiran|Pristina=Priştine|Nicosia=Lefkoşa
Kyiv=Kiev|Odesa=Odessa|Kharkiv=Harkiv|Chisinau=Kişinev|Moscow=Moskova|Saint Petersburg=Sankt Petersburg|Gothenburg=Göteborg
Copenhagen=Kopenhag|Montréal=Montreal|Québec=Quebec|Mexico City=Meksiko|Bogotá=Bogota|Panama City=Panama|Seoul=Seul|Shanghai=Şanghay
Beijing=Pekin|Singapore=Singapur|Jakarta=Cakarta|New Delhi=Yeni Delhi|Kolkata=Kalküta|Kathmandu=Katmandu|Colombo=Kolombo|Dhaka=Dakka
Abu Dhabi=Abu Dabi|Riyadh=Riyad|Jerusalem=Kudüs|Beirut=Beyrut|Tehran=Tahran|Baghdad=Bağdat|Tbilisi=Tiflis|Yerevan=Erivan|Baku=Bakü
Almaty=Almatı|Tashkent=Taşkent|Cairo=Kahire|Alexandria=İskenderiye|Marrakesh=Marakeş|Casablanca=Kazablanka|Tunis=Tunus|Algiers=Cezayir
Sydney=Sidney|Damascus=Şam|Aleppo=Halep|Mecca=Mekke|Medina=Medine|Batumi=Batum|Kuwait City=Kuveyt|Tripoli=Trablus|Reykjavík=Reykjavik`);
