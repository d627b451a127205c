import type { CsvTableColumn } from "./csv-details.ts";

/**
 * What columns are called in the product's other languages, beside the names of `CSV_COLUMNS`: Bulgarian, German, French,
 * Spanish, Italian, Portuguese, Polish, Romanian, Greek, Turkish, Ukrainian, Arabic, Japanese. Where a name may mean two
 * columns it stands at both, and the first that is still free has it.
 */
const NAMES: Partial<Record<CsvTableColumn, string>> = {
  title: `име|титул|титла|veranstaltung|titel|name der veranstaltung|bezeichnung|event titel|programm
    |titre|nom|événement|évènement|intitulé|manifestation|título|nombre|evento|actividad|título del evento|titolo|nome
    |titolo evento|manifestazione|nome do evento|atividade|tytuł|nazwa|wydarzenie|nazwa wydarzenia|impreza|titlu|nume
    |eveniment|denumire|τίτλος|όνομα|εκδήλωση|başlık|ad|adı|etkinlik|etkinlik adı|назва|подія|захід|заголовок
    |العنوان|عنوان|الاسم|اسم|الفعالية|فعالية|الحدث|タイトル|名称|イベント|イベント名|件名|題名`,
  date: `ден|datum|tag|beginn|start|startdatum|anfangsdatum|von|date de début|début|jour|quand|fecha|fecha de inicio|inicio
    |día|cuándo|data|data inizio|data di inizio|inizio|giorno|quando|data de início|início|dia|data rozpoczęcia|początek
    |dzień|kiedy|termin|data începerii|data de început|început|ziua|când|ημερομηνία|έναρξη|ημερομηνία έναρξης|ημέρα|πότε
    |tarih|başlangıç tarihi|başlangıç|gün|ne zaman|дата|дата початку|початок|коли
    |التاريخ|تاريخ|تاريخ البدء|البداية|اليوم|متى|日付|開催日|開始日|日時|開始|日程|年月日`,
  time: `start|starts|begins|time of day|от|начало|uhrzeit|zeit|beginn|startzeit|anfang|anfangszeit|heure|horaire
    |heure de début|début|hora|hora de inicio|inicio|ora|orario|ora inizio|inizio|hora de início|horário|início|godzina
    |czas|godzina rozpoczęcia|początek|oră|ora de început|început|ώρα|ώρα έναρξης|έναρξη|saat|başlangıç saati|başlangıç
    |час|година|час початку|початок|الوقت|وقت|الساعة|وقت البدء|البداية|時間|時刻|開始時間|開始時刻|開演|開始`,
  venue: `място на провеждане|veranstaltungsort|spielort|location|lokal|ort|wo|lieu|salle|endroit|où|lugar|recinto|sala
    |local|ubicación|sede|dónde|luogo|locale|dove|espaço|onde|miejsce|lokalizacja|gdzie|loc|locație|locația|sală|unde
    |χώρος|τόπος|τοποθεσία|πού|mekan|mekân|yer|salon|nerede|місце|місце проведення|локація|зал|де
    |المكان|مكان|الموقع|القاعة|أين|会場|場所|開催場所|会場名`,
  city: `селище|stadt|gemeinde|ort|wohnort|ville|commune|localité|ciudad|localidad|población|municipio|città|comune
    |località|cidade|município|localidade|miasto|miejscowość|oraș|localitate|πόλη|δήμος|şehir|il|ilçe|місто|населений пункт
    |المدينة|مدينة|市|都市|市町村|市区町村`,
  region: `област|bundesland|kanton|region|région|département|provincia|comunidad autónoma|regione|estado|distrito
    |województwo|județ|περιφέρεια|νομός|bölge|область|регіон|المنطقة|المحافظة|都道府県|地域`,
  country: `държава|страна|land|staat|pays|país|paese|nazione|kraj|państwo|țară|țara|χώρα|ülke|країна|البلد|الدولة|国`,
  category: `вид|тип|kategorie|art|rubrik|sparte|catégorie|genre|categoría|tipo|categoria|kategoria|rodzaj|categorie|tip
    |κατηγορία|είδος|kategori|tür|категорія|тип|الفئة|فئة|النوع|カテゴリ|カテゴリー|種類|ジャンル|分類`,
  address: `улица|adresse|anschrift|straße|strasse|adresse postale|rue|dirección|calle|domicilio|indirizzo|via|endereço
    |morada|rua|adres|ulica|adresă|adresa|strada|stradă|διεύθυνση|οδός|адреса|вулиця|العنوان البريدي|الشارع|住所|所在地`,
  link: `страница|уебсайт|webseite|internet|homepage|tickets|ticketlink|lien|site|site web|billetterie|billets|enlace|web
    |página web|sitio web|entradas|collegamento|sito|sito web|biglietti|ligação|página|bilhetes|ingressos|strona
    |strona internetowa|odnośnik|bilety|legătură|pagină web|bilete|σύνδεσμος|ιστοσελίδα|εισιτήρια|bağlantı|web sitesi|bilet
    |посилання|сайт|квитки|الرابط|رابط|الموقع الإلكتروني|التذاكر|リンク|ウェブサイト|チケット`,
  image: `картина|плакат|bild|foto|plakat|image|affiche|photo|imagen|cartel|immagine|locandina|imagem|cartaz|obraz|zdjęcie
    |imagine|afiș|poză|εικόνα|αφίσα|resim|görsel|afiş|зображення|фото|афіша|الصورة|صورة|الملصق|画像|写真|ポスター`,
  description: `текст|информация|beschreibung|text|inhalt|details|bemerkung|info|description|texte|détails|résumé
    |descripción|detalles|descrizione|dettagli|testo|descrição|detalhes|opis|szczegóły|descriere|detalii|περιγραφή
    |λεπτομέρειες|açıklama|ayrıntılar|опис|деталі|الوصف|وصف|التفاصيل|説明|内容|詳細|概要`,
  end_date: `до|ende|enddatum|bis|schluss|fin|date de fin|jusqu'au|fecha de fin|final|hasta|fine|data fine|data di fine
    |fino a|fim|data de fim|término|até|koniec|data zakończenia|zakończenie|sfârșit|data încheierii|până la|λήξη
    |ημερομηνία λήξης|τέλος|έως|bitiş|bitiş tarihi|кінець|дата завершення|завершення|النهاية|تاريخ الانتهاء|終了|終了日`,
  end_time: `ende|endzeit|uhrzeit ende|heure de fin|hora de fin|ora fine|hora de término|godzina zakończenia|ora de încheiere
    |ώρα λήξης|bitiş saati|час завершення|وقت الانتهاء|終了時間|終了時刻|終演`,
  all_day: `цял ден|ganztägig|toute la journée|todo el día|tutto il giorno|dia inteiro|cały dzień|toată ziua|ολοήμερη
    |tüm gün|увесь день|طوال اليوم|終日`,
  status: `състояние|статус|statut|estado|stato|situação|stan|stare|κατάσταση|durum|стан|الحالة|状態|ステータス`,
  sold_out: `разпродадено|ausverkauft|complet|agotado|esaurito|esgotado|wyprzedane|epuizat|εξαντλήθηκε|tükendi
    |розпродано|نفدت التذاكر|完売`,
  free: `безплатно|kostenlos|eintritt frei|gratuit|gratis|gratuito|bezpłatne|δωρεάν|ücretsiz|безкоштовно|مجاني|無料`,
  price_from: `цена на билет|билет|preis|eintritt|eintrittspreis|kosten|ticketpreis|prix|tarif|tarifs|entrée|coût|precio
    |entrada|coste|precio de entrada|prezzo|ingresso|costo|biglietto|preço|valor|cena|wstęp|koszt|bilet|preț|intrare|cost
    |τιμή|είσοδος|κόστος|fiyat|ücret|giriş|ціна|вартість|вхід|السعر|سعر|الدخول|料金|価格|入場料|値段`,
  price_to: `höchstpreis|prix maximum|precio máximo|prezzo massimo|preço máximo|cena maksymalna|preț maxim|最高料金`,
  currency: `валута|währung|devise|moneda|valuta|moeda|waluta|monedă|νόμισμα|para birimi|валюта|العملة|通貨`,
  tags: `етикети|schlagworte|schlagwörter|stichworte|mots clés|étiquettes|etiquetas|palabras clave|parole chiave
    |palavras chave|tagi|słowa kluczowe|etichete|cuvinte cheie|ετικέτες|etiketler|теги|мітки|الوسوم|タグ|キーワード`,
  min_age: `възраст|минимална възраст|alter|mindestalter|âge|âge minimum|edad|edad mínima|età|età minima|idade
    |idade mínima|wiek|minimalny wiek|vârstă|vârsta minimă|ηλικία|yaş|yaş sınırı|вік|мінімальний вік|العمر|年齢|対象年齢`,
  room: `saal|raum|bühne|scène|escenario|aula|palco|scena|scenă|αίθουσα|sahne|сцена|المسرح|ホール|部屋`,
  language: `език|sprache|langue|idioma|lingua|língua|język|limbă|limba|γλώσσα|dil|мова|اللغة|言語`,
  organizer: `veranstalter|organisator|organisateur|organizador|organizzatore|promotor|organizator|διοργανωτής|düzenleyen
    |organizatör|організатор|المنظم|الجهة المنظمة|主催|主催者`,
  latitude: `географска ширина|breitengrad|breite|latitud|latitudine|szerokość|enlem|широта|緯度`,
  longitude: `географска дължина|längengrad|länge|longitud|longitudine|długość|boylam|довгота|経度`,
};

export function headingNames(column: CsvTableColumn): string[] {
  return (NAMES[column] ?? "").split("|").map((name) => name.trim());
}
