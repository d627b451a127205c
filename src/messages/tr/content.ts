export const content = {
  "blog.title": "Blog",
  "blog.description": "Etkinlikler ve hayatın tadını çıkarmak üzerine yazılar ve haberler.",
  "blog.read-more": "Devamını oku",
  "blog.minutes": { one: "{count} dk okuma", other: "{count} dk okuma" },
  "blog.facts": "{date} · {minutes}",
  "blog.none": "Henüz yazı yok.",
  "blog.none-map": "Haritayı aç",
  "blog.back": "Bloga dön",
  "blog.share": "Paylaş",

  "content.english-only": "Bu metin yalnızca İngilizce olarak var.",

  "team.title": "Ekip",
  "team.description": "{site} sitesinin arkasındaki emek.",
  "team.lead": "Tek bir haritanın arkasında üç tür emek.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name}, LinkedIn, yeni sekmede açılır",

  "support.title": "Bize destek olun",
  "support.description": "{site} sitesine nasıl destek olur, geleceğine nasıl yön verirsiniz.",
  "support.lead": "{site} herkes için ücretsizdir ve bilet satmaz.",
  "support.donate": "Bağış",
  "support.donate-text":
    "Bu site şu anda bağış kabul etmiyor. Bir arkadaşınıza söylemeniz de en az o kadar değerli.",
  "support.roadmap": "Yol haritası",
  "support.roadmap-text":
    "Henüz herkese açık bir yol haritası yok. Değişenler blogda; eksik olanı bize yazın.",
  "support.write": "Bize yazın",
  "support.blog": "Blogu oku",

  greeting:
    "Haritanın arkasına bakan size merhaba. Buradaki her pin birinin bir akşamıydı. Hata mı buldunuz, daha iyi bir fikriniz mi var? Görüş formu hepsini okur.",

  "legal.contents": "Bu sayfada",
  "legal.updated": "Son güncelleme: {date}",
  "legal.others": "Politikalar",
  "legal.terms": "Kullanım koşulları",
  "legal.privacy": "Gizlilik politikası",
  "legal.cookies": "Çerez politikası",
  "legal.data": "Veri silme",
  "legal.accessibility": "Erişilebilirlik bildirimi",
} as const;
