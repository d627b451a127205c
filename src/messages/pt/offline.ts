export const offline = {
  "offline.notice": "Você está offline. Isto é o que ficou salvo.",
  "offline.kept": "O servidor não responde. Esta é uma cópia mais antiga.",
  "offline.update": "Há uma nova versão.",
  "offline.reload": "Recarregar",
  "offline.title": "Você está offline.",
  "offline.text": "Esta página não foi salva. O último mapa que você viu e os seus favoritos, sim.",
  "offline.map": "Abrir o último mapa",
  "offline.part": "Não foi possível carregar. Verifique a conexão e tente novamente.",
} as const;
