export const plainPages = {
  "logout.title": "¿Cerrar sesión?",
  "logout.question": "Se cerrará tu sesión en este navegador.",
  "logout.button": "Cerrar sesión",

  "unsubscribe.gone-title": "Este enlace ya no funciona",
  "unsubscribe.gone":
    "Un recordatorio se puede desactivar hasta un mes después de su envío. Todos los tuyos están en {favorites}.",
  "unsubscribe.favorites": "Mis favoritos",
  "unsubscribe.title": "Desactivar los recordatorios",
  "unsubscribe.favorites-stay": "Tus favoritos siguen como están.",
  "unsubscribe.one": "Desactivar el recordatorio de «{event}»",
  "unsubscribe.this": "Desactivar el recordatorio de este evento",
  "unsubscribe.all": "Desactivar todos mis recordatorios",
  "unsubscribe.one-is-off": "Este recordatorio está desactivado",
  "unsubscribe.all-are-off": "Tus recordatorios están desactivados",
  "unsubscribe.on-again": "Puedes volver a activar la campana en {favorites}.",

  "confirm-event.title": "Confirma tu evento",
  "confirm-event.what": "Después lo revisa un moderador y aparece en el mapa.",
  "confirm-event.button": "Confirmar el evento",
  "confirm-event.done": "Gracias, tu evento está confirmado",
  "confirm-event.next": "Ahora lo revisa un moderador. Te escribiremos cuando esté decidido.",
  "confirm-event.refused-title": "Tu evento no se ha enviado",
  "confirm-event.refused":
    "Vuelve atrás en el navegador: lo que escribiste sigue ahí. Corrígelo y envíalo de nuevo.",
  "confirm-event.gone-title": "Este enlace ya no funciona",
  "confirm-event.gone": "Puede que sea demasiado antiguo. Vuelve a enviar el evento.",

  "address.confirm-title": "¿Cambiar tu correo?",
  "address.confirm": "Desde ahora inicias sesión con esta dirección y aquí llegan los correos.",
  "address.confirm-button": "Usar esta dirección",
  "address.stop-title": "¿Detener el cambio?",
  "address.stop":
    "Tu cuenta conserva la dirección a la que se envió este correo. Si ya se ha cambiado, se restaura, se cierra tu sesión en todas partes y te enviamos un enlace para una nueva contraseña.",
  "address.stop-button": "Conservar mi dirección",
  "address.changed-title": "Tu dirección se ha cambiado",
  "address.changed": "A partir de ahora, inicia sesión con ella.",
  "address.taken-title": "Esta dirección ya tiene una cuenta",
  "address.taken": "Dos cuentas no pueden tener la misma dirección. No se ha cambiado nada.",
  "address.dead-title": "Este enlace ya no funciona",
  "address.dead": "No se ha cambiado nada.",
  "address.stopped-title": "El cambio se ha detenido",
  "address.stopped": "Tu cuenta conserva su dirección anterior.",

  "busy.title": "Mucha gente en este momento",
  "busy.text":
    "Hay tanta gente a la vez que esta página tiene que esperar. Inténtalo de nuevo en unos segundos.",
  "busy.again": "Intentarlo de nuevo",
};
