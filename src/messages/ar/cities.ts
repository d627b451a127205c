import { cityTable } from "../city-table.ts";

/** Cities by their English names, as Arabic writes them. */
export const cities = cityTable(`
Ruse=روسه|Stara Zagora=ستارا زاغورا|Veliko Tarnovo=فيليكو ترنوفو|Pleven=بليفن|Gabrovo=غابروفو|Blagoevgrad=بلاغويفغراد|Sliven=سليفن|Shumen=شومن|Dobrich=دوبريتش
Haskovo=خاسكوفو|Pernik=بيرنيك|Yambol=يامبول|Pazardzhik=بازارجيك|Vratsa=فراتسا|Vidin=فيدين|Kardzhali=كارجالي|Bansko=بانسكو
Sofia=صوفيا|Plovdiv=بلوفديف|Varna=فارنا|Burgas=بورغاس
New York=نيويورك|Los Angeles=لوس أنجلوس|Chicago=شيكاغو|San Francisco=سان فرانسيسكو|Austin=أوستن|Boston=بوسطن
Washington=واشنطن|Seattle=سياتل|Nashville=ناشفيل|New Orleans=نيو أورلينز|Philadelphia=فيلادلفيا|Atlanta=أتلانتا
Denver=دنفر|Las Vegas=لاس فيغاس|Miami=ميامي|Portland=بورتلاند|Dallas=دالاس|Houston=هيوستن|San Diego=سان دييغو
Minneapolis=منيابولس|Detroit=ديترويت|Phoenix=فينيكس|Salt Lake City=سولت ليك سيتي|Kansas City=كانساس سيتي
Honolulu=هونولولو|Anchorage=أنكوراج|San Antonio=سان أنطونيو|San Jose=سان خوسيه|Cleveland=كليفلاند|Pittsburgh=بيتسبرغ
Baltimore=بالتيمور|Memphis=ممفيس|Orlando=أورلاندو|Sacramento=ساكرامنتو|Indianapolis=إنديانابوليس|Columbus=كولومبوس
London=لندن|Manchester=مانشستر|Edinburgh=إدنبرة|Glasgow=غلاسكو|Liverpool=ليفربول|Bristol=بريستول|Leeds=ليدز
Birmingham=برمنغهام|Cardiff=كارديف|Belfast=بلفاست|Oxford=أكسفورد|Cambridge=كامبريدج|Newcastle upon Tyne=نيوكاسل
Dublin=دبلن|Cork=كورك|Paris=باريس|Lyon=ليون|Marseille=مرسيليا|Toulouse=تولوز|Nice=نيس|Bordeaux=بوردو|Nantes=نانت
Lille=ليل|Strasbourg=ستراسبورغ|Berlin=برلين|Hamburg=هامبورغ|Munich=ميونخ|Cologne=كولونيا|Frankfurt am Main=فرانكفورت
Frankfurt=فرانكفورت|Leipzig=لايبزيغ|Stuttgart=شتوتغارت|Düsseldorf=دوسلدورف|Dresden=دريسدن|Bremen=بريمن|Hannover=هانوفر
Nuremberg=نورنبرغ|Bonn=بون|Madrid=مدريد|Barcelona=برشلونة|Valencia=بلنسية|Seville=إشبيلية|Bilbao=بلباو|Málaga=مالقة
Granada=غرناطة|Zaragoza=سرقسطة|Lisbon=لشبونة|Porto=بورتو|Rome=روما|Milan=ميلانو|Florence=فلورنسا|Naples=نابولي
Turin=تورينو|Venice=البندقية|Bologna=بولونيا|Genoa=جنوة|Palermo=باليرمو|Verona=فيرونا|Amsterdam=أمستردام|Rotterdam=روتردام
The Hague=لاهاي|Utrecht=أوترخت|Eindhoven=آيندهوفن|Brussels=بروكسل|Antwerp=أنتويرب|Ghent=غنت|Luxembourg=لوكسمبورغ
Zürich=زيورخ|Geneva=جنيف|Basel=بازل|Bern=برن|Lausanne=لوزان|Vienna=فيينا|Salzburg=سالزبورغ|Graz=غراتس|Innsbruck=إنسبروك
Linz=لينز|Prague=براغ|Brno=برنو|Bratislava=براتيسلافا|Warsaw=وارسو|Kraków=كراكوف|Gdańsk=غدانسك|Wrocław=فروتسواف
Poznań=بوزنان|Łódź=لودز|Budapest=بودابست|Bucharest=بوخارست|Cluj-Napoca=كلوج نابوكا|Timișoara=تيميشوارا|Constanța=كونستانتسا
Iași=ياش|Brașov=براشوف|Athens=أثينا|Thessaloniki=سالونيك|Patras=باتراس|Belgrade=بلغراد|Novi Sad=نوفي ساد|Niš=نيش|Zagreb=زغرب
Split=سبليت|Dubrovnik=دوبروفنيك|Ljubljana=ليوبليانا|Skopje=سكوبيه|Ohrid=أوهريد|Bitola=بيتولا|Sarajevo=سراييفو|Podgorica=بودغوريتسا
Tirana=تيرانا|Pristina=بريشتينا|Istanbul=إسطنبول|Ankara=أنقرة|Izmir=إزمير|Edirne=أدرنة|Bursa=بورصة|Antalya=أنطاليا|Nicosia=نيقوسيا
Kyiv=كييف|Lviv=لفيف|Odesa=أوديسا|Kharkiv=خاركيف|Chisinau=كيشيناو|Minsk=مينسك|Moscow=موسكو|Saint Petersburg=سانت بطرسبرغ
Vilnius=فيلنيوس|Kaunas=كاوناس|Riga=ريغا|Tallinn=تالين|Tartu=تارتو|Helsinki=هلسنكي|Stockholm=ستوكهولم|Gothenburg=غوتنبرغ
Malmö=مالمو|Oslo=أوسلو|Bergen=بيرغن|Copenhagen=كوبنهاغن|Aarhus=آرهوس|Reykjavík=ريكيافيك|Valletta=فاليتا|Monaco=موناكو
Toronto=تورونتو|Montréal=مونتريال|Vancouver=فانكوفر|Ottawa=أوتاوا|Québec=كيبك|Calgary=كالغاري|Mexico City=مكسيكو سيتي
Guadalajara=غوادالاخارا|Monterrey=مونتيري|Havana=هافانا|Bogotá=بوغوتا|Medellín=ميديلين|Lima=ليما|Santiago=سانتياغو
Buenos Aires=بوينس آيرس|Montevideo=مونتفيديو|São Paulo=ساو باولو|Rio de Janeiro=ريو دي جانيرو|Brasília=برازيليا|Quito=كيتو
La Paz=لاباز|Caracas=كاراكاس|Panama City=بنما|San José=سان خوسيه|Tokyo=طوكيو|Osaka=أوساكا|Kyoto=كيوتو|Seoul=سيول|Busan=بوسان
Shanghai=شنغهاي|Beijing=بكين|Shenzhen=شنجن|Guangzhou=غوانزو|Hong Kong=هونغ كونغ|Taipei=تايبيه|Singapore=سنغافورة
Kuala Lumpur=كوالالمبور|Bangkok=بانكوك|Hanoi=هانوي|Ho Chi Minh City=هو تشي منه|Jakarta=جاكرتا|Manila=مانيلا|Mumbai=مومباي
Delhi=دلهي|New Delhi=نيودلهي|Bengaluru=بنغالور|Kolkata=كلكتا|Kathmandu=كاتماندو|Colombo=كولومبو|Dhaka=دكا|Dubai=دبي
Abu Dhabi=أبوظبي|Doha=الدوحة|Riyadh=الرياض|Tel Aviv=تل أبيب|Jerusalem=القدس|Beirut=بيروت|Amman=عمّان|Tehran=طهران|Baghdad=بغداد
Tbilisi=تبليسي|Yerevan=يريفان|Baku=باكو|Almaty=ألماتي|Astana=أستانا|Tashkent=طشقند|Cape Town=كيب تاون|Johannesburg=جوهانسبرغ
Cairo=القاهرة|Alexandria=الإسكندرية|Marrakesh=مراكش|Casablanca=الدار البيضاء|Rabat=الرباط|Tunis=تونس|Algiers=الجزائر
Nairobi=نيروبي|Lagos=لاغوس|Accra=أكرا|Dakar=داكار|Addis Ababa=أديس أبابا|Sydney=سيدني|Melbourne=ملبورن|Brisbane=بريزبن
Perth=بيرث|Adelaide=أديلايد|Canberra=كانبرا|Auckland=أوكلاند|Wellington=ويلينغتون
Giza=الجيزة|Port Said=بورسعيد|Suez=السويس|Luxor=الأقصر|Aswan=أسوان|Hurghada=الغردقة|Sharm el-Sheikh=شرم الشيخ|Mansoura=المنصورة
Tanta=طنطا|Jeddah=جدة|Mecca=مكة المكرمة|Medina=المدينة المنورة|Dammam=الدمام|Khobar=الخبر|Taif=الطائف|Tabuk=تبوك|Abha=أبها
AlUla=العلا|Sharjah=الشارقة|Ajman=عجمان|Al Ain=العين|Ras Al Khaimah=رأس الخيمة|Fujairah=الفجيرة|Kuwait City=مدينة الكويت
Manama=المنامة|Muharraq=المحرق|Muscat=مسقط|Salalah=صلالة|Nizwa=نزوى|Sanaa=صنعاء|Aden=عدن|Basra=البصرة|Mosul=الموصل|Erbil=أربيل
Najaf=النجف|Karbala=كربلاء|Kirkuk=كركوك|Sulaymaniyah=السليمانية|Damascus=دمشق|Aleppo=حلب|Homs=حمص|Hama=حماة|Latakia=اللاذقية
Tripoli=طرابلس|Sidon=صيدا|Tyre=صور|Byblos=جبيل|Baalbek=بعلبك|Irbid=إربد|Zarqa=الزرقاء|Aqaba=العقبة|Ramallah=رام الله|Nablus=نابلس
Hebron=الخليل|Bethlehem=بيت لحم|Gaza=غزة|Jericho=أريحا|Haifa=حيفا|Nazareth=الناصرة|Benghazi=بنغازي|Misrata=مصراتة|Sfax=صفاقس
Sousse=سوسة|Kairouan=القيروان|Hammamet=الحمامات|Oran=وهران|Constantine=قسنطينة|Annaba=عنابة|Fez=فاس|Fes=فاس|Tangier=طنجة|Agadir=أكادير
Meknes=مكناس|Essaouira=الصويرة|Tétouan=تطوان|Nouakchott=نواكشوط|Khartoum=الخرطوم|Omdurman=أم درمان|Mogadishu=مقديشو|Djibouti=جيبوتي`);
