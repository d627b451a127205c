export const offline = {
  "offline.notice": "No tienes conexión. Esto es lo que se guardó.",
  "offline.kept": "El servidor no responde. Esta es una copia anterior.",
  "offline.update": "Hay una versión nueva.",
  "offline.reload": "Recargar",
  "offline.title": "No tienes conexión.",
  "offline.text": "Esta página no se guardó. Sí se guardaron el último mapa que viste y tus favoritos.",
  "offline.map": "Abrir el último mapa",
  "offline.part": "No se ha podido cargar. Comprueba tu conexión e inténtalo de nuevo.",
} as const;
