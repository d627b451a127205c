export const plainPages = {
  "logout.title": "Çıkış yapılsın mı?",
  "logout.question": "Bu tarayıcıdaki oturumunuz sona erer.",
  "logout.button": "Çıkış yap",

  "unsubscribe.gone-title": "Bu bağlantı artık çalışmıyor",
  "unsubscribe.gone":
    "Hatırlatma, gönderildikten sonra bir ay boyunca kapatılabilir. Sizinkilerin tümü burada: {favorites}.",
  "unsubscribe.favorites": "Favorilerim",
  "unsubscribe.title": "Hatırlatmaları kapatın",
  "unsubscribe.favorites-stay": "Favorileriniz olduğu gibi kalır.",
  "unsubscribe.one": "“{event}” hatırlatmasını kapat",
  "unsubscribe.this": "Bu etkinliğin hatırlatmasını kapat",
  "unsubscribe.all": "Tüm hatırlatmalarımı kapat",
  "unsubscribe.one-is-off": "Bu hatırlatma kapalı",
  "unsubscribe.all-are-off": "Hatırlatmalarınız kapalı",
  "unsubscribe.on-again": "Zili buradan yeniden açabilirsiniz: {favorites}.",

  "confirm-event.title": "Etkinliğinizi onaylayın",
  "confirm-event.what": "Ardından bir moderatör inceler; sonra haritada olur.",
  "confirm-event.button": "Etkinliği onayla",
  "confirm-event.done": "Teşekkürler, etkinliğiniz onaylandı",
  "confirm-event.next": "Şimdi bir moderatör inceliyor. Karar verilince size yazarız.",
  "confirm-event.refused-title": "Etkinliğiniz gönderilmedi",
  "confirm-event.refused": "Tarayıcınızla geri dönün: yazdıklarınız hâlâ orada. Düzeltip yeniden gönderin.",
  "confirm-event.gone-title": "Bu bağlantı artık çalışmıyor",
  "confirm-event.gone": "Çok eski olabilir. Lütfen etkinliği yeniden gönderin.",

  "address.confirm-title": "E-posta adresiniz değişsin mi?",
  "address.confirm": "Bundan sonra bu adresle giriş yaparsınız ve e-postalar buraya gelir.",
  "address.confirm-button": "Bu adresi kullan",
  "address.stop-title": "Değişiklik durdurulsun mu?",
  "address.stop":
    "Hesabınız, bu e-postanın gönderildiği adreste kalır. Adres değiştiyse eskisine döner, her yerde oturumunuz kapanır ve size yeni şifre için bağlantı göndeririz.",
  "address.stop-button": "Adresim kalsın",
  "address.changed-title": "Adresiniz değiştirildi",
  "address.changed": "Bundan sonra onunla giriş yapın.",
  "address.taken-title": "Bu adresin zaten bir hesabı var",
  "address.taken": "İki hesap aynı adresi kullanamaz. Hiçbir şey değişmedi.",
  "address.dead-title": "Bu bağlantı artık çalışmıyor",
  "address.dead": "Hiçbir şey değişmedi.",
  "address.stopped-title": "Değişiklik durduruldu",
  "address.stopped": "Hesabınızın adresi eskisi gibi.",

  "busy.title": "Şu anda çok yoğun",
  "busy.text":
    "Aynı anda burada o kadar çok kişi var ki bu sayfanın beklemesi gerekiyor. Lütfen birkaç saniye sonra yeniden deneyin.",
  "busy.again": "Yeniden dene",
};
