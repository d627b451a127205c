import { cityTable } from "../city-table.ts";

/** Cities by their English names. */
export const cities = cityTable(`
Sofia=Σόφια|Plovdiv=Φιλιππούπολη|Varna=Βάρνα|Burgas=Μπουργκάς|Ruse=Ρούσε|Stara Zagora=Στάρα Ζαγόρα|Blagoevgrad=Μπλαγκόεβγκραντ
Sandanski=Σαντάνσκι|Bansko=Μπάνσκο|Veliko Tarnovo=Βέλικο Τάρνοβο|Nesebar=Μεσημβρία|Sozopol=Σωζόπολη|Haskovo=Χάσκοβο
Athens=Αθήνα|Thessaloniki=Θεσσαλονίκη|Patras=Πάτρα|Patra=Πάτρα|Piraeus=Πειραιάς|Heraklion=Ηράκλειο|Irakleion=Ηράκλειο|Larissa=Λάρισα
Larisa=Λάρισα|Volos=Βόλος|Ioannina=Ιωάννινα|Chania=Χανιά|Chalcis=Χαλκίδα|Chalkida=Χαλκίδα|Kavala=Καβάλα|Serres=Σέρρες|Xanthi=Ξάνθη
Komotini=Κομοτηνή|Alexandroupoli=Αλεξανδρούπολη|Drama=Δράμα|Veria=Βέροια|Katerini=Κατερίνη|Trikala=Τρίκαλα|Karditsa=Καρδίτσα|Lamia=Λαμία
Kalamata=Καλαμάτα|Tripoli=Τρίπολη|Corinth=Κόρινθος|Nafplio=Ναύπλιο|Sparta=Σπάρτη|Pyrgos=Πύργος|Agrinio=Αγρίνιο|Messolonghi=Μεσολόγγι
Arta=Άρτα|Preveza=Πρέβεζα|Corfu=Κέρκυρα|Kozani=Κοζάνη|Kastoria=Καστοριά|Florina=Φλώρινα|Grevena=Γρεβενά|Edessa=Έδεσσα|Kilkis=Κιλκίς
Rhodes=Ρόδος|Kos=Κως|Mytilene=Μυτιλήνη|Chios=Χίος|Ermoupoli=Ερμούπολη|Syros=Σύρος|Mykonos=Μύκονος|Fira=Φηρά|Rethymno=Ρέθυμνο
Agios Nikolaos=Άγιος Νικόλαος|Zakynthos=Ζάκυνθος|Argostoli=Αργοστόλι|Lefkada=Λευκάδα|Livadeia=Λιβαδειά|Thebes=Θήβα|Marousi=Μαρούσι
Glyfada=Γλυφάδα|Kifissia=Κηφισιά|Peristeri=Περιστέρι|Kallithea=Καλλιθέα|Nicosia=Λευκωσία|Limassol=Λεμεσός|Larnaca=Λάρνακα|Paphos=Πάφος
New York=Νέα Υόρκη|Los Angeles=Λος Άντζελες|Chicago=Σικάγο|San Francisco=Σαν Φρανσίσκο|Austin=Όστιν|Boston=Βοστώνη|Washington=Ουάσινγκτον
Seattle=Σιάτλ|Nashville=Νάσβιλ|New Orleans=Νέα Ορλεάνη|Philadelphia=Φιλαδέλφεια|Atlanta=Ατλάντα|Denver=Ντένβερ|Las Vegas=Λας Βέγκας
Miami=Μαϊάμι|Portland=Πόρτλαντ|Dallas=Ντάλας|Houston=Χιούστον|San Diego=Σαν Ντιέγκο|Minneapolis=Μινεάπολη|Detroit=Ντιτρόιτ
Phoenix=Φοίνιξ|Salt Lake City=Σολτ Λέικ Σίτι|Kansas City=Κάνσας Σίτι|Honolulu=Χονολουλού|Anchorage=Άνκορατζ|San Antonio=Σαν Αντόνιο
San Jose=Σαν Χοσέ|Cleveland=Κλίβελαντ|Pittsburgh=Πίτσμπουργκ|Baltimore=Βαλτιμόρη|Memphis=Μέμφις|Orlando=Ορλάντο|Sacramento=Σακραμέντο
Indianapolis=Ινδιανάπολη|Columbus=Κολόμπους|London=Λονδίνο|Manchester=Μάντσεστερ|Edinburgh=Εδιμβούργο|Glasgow=Γλασκώβη|Liverpool=Λίβερπουλ
Bristol=Μπρίστολ|Leeds=Λιντς|Birmingham=Μπέρμιγχαμ|Cardiff=Κάρντιφ|Belfast=Μπέλφαστ|Oxford=Οξφόρδη|Cambridge=Κέμπριτζ
Newcastle upon Tyne=Νιούκασλ|Dublin=Δουβλίνο|Cork=Κορκ|Paris=Παρίσι|Lyon=Λυών|Marseille=Μασσαλία|Toulouse=Τουλούζη|Nice=Νίκαια
Bordeaux=Μπορντό|Nantes=Νάντη|Lille=Λιλ|Strasbourg=Στρασβούργο|Berlin=Βερολίνο|Hamburg=Αμβούργο|Munich=Μόναχο|Cologne=Κολωνία
Frankfurt am Main=Φρανκφούρτη|Frankfurt=Φρανκφούρτη|Leipzig=Λειψία|Stuttgart=Στουτγάρδη|Düsseldorf=Ντίσελντορφ|Dresden=Δρέσδη
Bremen=Βρέμη|Hannover=Αννόβερο|Nuremberg=Νυρεμβέργη|Bonn=Βόννη|Madrid=Μαδρίτη|Barcelona=Βαρκελώνη|Valencia=Βαλένθια|Seville=Σεβίλλη
Bilbao=Μπιλμπάο|Málaga=Μάλαγα|Granada=Γρανάδα|Zaragoza=Σαραγόσα|Lisbon=Λισαβόνα|Porto=Πόρτο|Rome=Ρώμη|Milan=Μιλάνο|Florence=Φλωρεντία
Naples=Νάπολη|Turin=Τορίνο|Venice=Βενετία|Bologna=Μπολόνια|Genoa=Γένοβα|Palermo=Παλέρμο|Verona=Βερόνα|Amsterdam=Άμστερνταμ
Rotterdam=Ρότερνταμ|The Hague=Χάγη|Utrecht=Ουτρέχτη|Eindhoven=Αϊντχόφεν|Brussels=Βρυξέλλες|Antwerp=Αμβέρσα|Ghent=Γάνδη
Luxembourg=Λουξεμβούργο|Zürich=Ζυρίχη|Geneva=Γενεύη|Basel=Βασιλεία|Bern=Βέρνη|Lausanne=Λωζάνη|Vienna=Βιέννη|Salzburg=Σάλτσμπουργκ
Graz=Γκρατς|Innsbruck=Ίνσμπρουκ|Linz=Λιντς|Prague=Πράγα|Brno=Μπρνο|Bratislava=Μπρατισλάβα|Warsaw=Βαρσοβία|Kraków=Κρακοβία
Gdańsk=Γκντανσκ|Wrocław=Βρότσλαβ|Poznań=Πόζναν|Łódź=Λοτζ|Budapest=Βουδαπέστη|Bucharest=Βουκουρέστι|Cluj-Napoca=Κλουζ-Ναπόκα
Timișoara=Τιμισοάρα|Constanța=Κωνστάντζα|Iași=Ιάσιο|Brașov=Μπρασόβ|Belgrade=Βελιγράδι|Novi Sad=Νόβι Σαντ|Niš=Νις|Zagreb=Ζάγκρεμπ
Split=Σπλιτ|Dubrovnik=Ντουμπρόβνικ|Ljubljana=Λιουμπλιάνα|Skopje=Σκόπια|Ohrid=Οχρίδα|Bitola=Μοναστήρι|Sarajevo=Σαράγεβο
Podgorica=Ποντγκόριτσα|Tirana=Τίρανα|Pristina=Πρίστινα|Istanbul=Κωνσταντινούπολη|Ankara=Άγκυρα|Izmir=Σμύρνη|Edirne=Αδριανούπολη
Bursa=Προύσα|Antalya=Αττάλεια|Kyiv=Κίεβο|Lviv=Λβιβ|Odesa=Οδησσός|Kharkiv=Χάρκοβο|Chisinau=Κισινάου|Minsk=Μινσκ|Moscow=Μόσχα
Saint Petersburg=Αγία Πετρούπολη|Vilnius=Βίλνιους|Kaunas=Κάουνας|Riga=Ρίγα|Tallinn=Τάλιν|Tartu=Τάρτου|Helsinki=Ελσίνκι
Stockholm=Στοκχόλμη|Gothenburg=Γκέτεμποργκ|Malmö=Μάλμε|Oslo=Όσλο|Bergen=Μπέργκεν|Copenhagen=Κοπεγχάγη|Aarhus=Όρχους
Reykjavík=Ρέικιαβικ|Valletta=Βαλέτα|Monaco=Μονακό|Toronto=Τορόντο|Montréal=Μόντρεαλ|Vancouver=Βανκούβερ|Ottawa=Οτάβα|Québec=Κεμπέκ
Calgary=Κάλγκαρι|Mexico City=Πόλη του Μεξικού|Guadalajara=Γουαδαλαχάρα|Monterrey=Μοντερέι|Havana=Αβάνα|Bogotá=Μπογκοτά|Medellín=Μεντεγίν
Lima=Λίμα|Santiago=Σαντιάγο|Buenos Aires=Μπουένος Άιρες|Montevideo=Μοντεβιδέο|São Paulo=Σάο Πάολο|Rio de Janeiro=Ρίο ντε Τζανέιρο
Brasília=Μπραζίλια|Quito=Κίτο|La Paz=Λα Πας|Caracas=Καράκας|Panama City=Πόλη του Παναμά|San José=Σαν Χοσέ|Tokyo=Τόκιο|Osaka=Οσάκα
Kyoto=Κιότο|Seoul=Σεούλ|Busan=Μπουσάν|Shanghai=Σαγκάη|Beijing=Πεκίνο|Shenzhen=Σεντζέν|Guangzhou=Γκουανγκτσόου|Hong Kong=Χονγκ Κονγκ
Taipei=Ταϊπέι|Singapore=Σιγκαπούρη|Kuala Lumpur=Κουάλα Λουμπούρ|Bangkok=Μπανγκόκ|Hanoi=Ανόι|Ho Chi Minh City=Χο Τσι Μινχ|Jakarta=Τζακάρτα
Manila=Μανίλα|Mumbai=Βομβάη|Delhi=Δελχί|New Delhi=Νέο Δελχί|Bengaluru=Μπανγκαλόρ|Kolkata=Καλκούτα|Kathmandu=Κατμαντού
Colombo=Κολόμπο|Dhaka=Ντάκα|Dubai=Ντουμπάι|Abu Dhabi=Άμπου Ντάμπι|Doha=Ντόχα|Riyadh=Ριάντ|Tel Aviv=Τελ Αβίβ|Jerusalem=Ιερουσαλήμ
Beirut=Βηρυτός|Amman=Αμμάν|Tehran=Τεχεράνη|Baghdad=Βαγδάτη|Tbilisi=Τιφλίδα|Yerevan=Ερεβάν|Baku=Μπακού|Almaty=Αλμάτι|Astana=Αστάνα
Tashkent=Τασκένδη|Cape Town=Κέιπ Τάουν|Johannesburg=Γιοχάνεσμπουργκ|Cairo=Κάιρο|Alexandria=Αλεξάνδρεια|Marrakesh=Μαρακές
Casablanca=Καζαμπλάνκα|Rabat=Ραμπάτ|Tunis=Τύνιδα|Algiers=Αλγέρι|Nairobi=Ναϊρόμπι|Lagos=Λάγος|Accra=Άκρα|Dakar=Ντακάρ
Addis Ababa=Αντίς Αμπέμπα|Sydney=Σίδνεϊ|Melbourne=Μελβούρνη|Brisbane=Μπρισμπέιν|Perth=Περθ|Adelaide=Αδελαΐδα|Canberra=Καμπέρα
Auckland=Όκλαντ|Wellington=Ουέλινγκτον`);
