export const offline = {
  "offline.notice": "Çevrimdışısınız. Saklanmış olanı görüyorsunuz.",
  "offline.kept": "Sunucu yanıt vermiyor. Bu daha eski bir kopya.",
  "offline.update": "Yeni bir sürüm var.",
  "offline.reload": "Yenile",
  "offline.title": "Çevrimdışısınız.",
  "offline.text": "Bu sayfa saklanmamış. Son gördüğünüz harita ve favorileriniz saklandı.",
  "offline.map": "Son haritayı aç",
  "offline.part": "Yüklenemedi. Lütfen bağlantınızı kontrol edip yeniden deneyin.",
} as const;
