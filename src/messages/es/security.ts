import type { Translated } from "../catalogue.ts";
import type { security as english } from "../en/security.ts";
import { securityKinds } from "./security-kinds.ts";

export const security: Translated<typeof english> = {
  ...securityKinds,
  "security.loading": "Cargando…",
  "security.failed": "No ha funcionado. Inténtalo de nuevo.",

  "profile.delete-yourself": "O elimínala tú",
  "profile.delete-yourself-lead":
    "Al instante y para siempre: tu perfil, favoritos, recordatorios, seguimientos y sesiones desaparecen, y nadie puede recuperarlos.",
  "profile.delete-brought": "Los eventos que has añadido",
  "profile.delete-brought.keep": "Se quedan, sin tu nombre",
  "profile.delete-brought.remove": "Se eliminan",
  "profile.delete-now": "Eliminar mi cuenta",
  "profile.delete-sign-in": "Para eliminar tu cuenta, inicia sesión con Google una vez más.",

  "security.email": "Correo electrónico",
  "security.email-lead": "Inicias sesión con {email} y ahí recibes nuestros correos.",
  "security.email-stopped":
    "Esta dirección rechaza nuestros correos, así que ya no enviamos ahí recordatorios ni novedades. Revisa tu buzón o cambia la dirección.",
  "security.email-retry": "Volver a enviar correos",
  "security.email-retried": "Volvemos a enviar correos a esta dirección.",
  "security.email-new": "Nueva dirección de correo",
  "security.email-change": "Cambiar dirección",
  "security.email-sent":
    "Abre el enlace que hemos enviado a la nueva dirección. La antigua recibe un aviso y puede detener el cambio.",

  "security.passkeys": "Llaves de acceso",
  "security.passkeys-lead":
    "Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo en lugar de una contraseña.",
  "security.passkey-add": "Añadir llave de acceso",
  "security.passkey-added": "Llave de acceso añadida.",
  "security.passkey-name": "Nombre de la llave de acceso",
  "security.passkey-hint": "Para reconocerla después; por ejemplo, el nombre de este dispositivo.",
  "security.passkey-used": "Último uso: {when}",
  "security.passkey-unused": "Añadida: {when}, aún sin usar",
  "security.passkey-rename": "Renombrar",
  "security.passkey-rename-spoken": "Renombrar la llave de acceso {name}",
  "security.passkey-save": "Guardar",
  "security.passkey-renamed": "La llave de acceso tiene un nombre nuevo.",
  "security.passkey-remove": "Eliminar",
  "security.passkey-remove-spoken": "Eliminar la llave de acceso {name}",
  "security.passkey-removed": "Llave de acceso eliminada.",

  "security.factor": "Segundo paso",
  "security.factor-lead":
    "Después de la contraseña se pide un código que muestra una aplicación de autenticación en tu teléfono. Con una llave de acceso no hace falta el segundo paso.",
  "security.factor-required":
    "Tu rol exige un segundo paso: configúralo aquí o inicia sesión con una llave de acceso. Hasta entonces tienes los permisos de un usuario.",
  "security.factor-begin": "Configurar una aplicación",
  "security.factor-scan": "Escanéalo con tu aplicación de autenticación.",
  "security.factor-qr": "Código QR de la clave de abajo",
  "security.factor-type": "O añade esta clave a la aplicación, o abre el enlace en tu teléfono:",
  "security.factor-link": "Abrir en la aplicación",
  "security.factor-code": "Código que muestra la aplicación",
  "security.factor-confirm": "Activar",
  "security.factor-codes":
    "El segundo paso está activado. Guarda estos códigos de recuperación donde los encuentres sin el teléfono; cada uno sirve una vez y no se volverán a mostrar:",
  "security.factor-done": "Los he guardado",
  "security.factor-on": {
    one: "Está activado. Queda {count} código de recuperación.",
    other: "Está activado. Quedan {count} códigos de recuperación.",
  },
  "security.factor-prove": "Introducir un código",
  "security.factor-off": "Desactivar",
  "security.factor-turned-off": "El segundo paso está desactivado.",
  "security.factor-proved": "Gracias: has recuperado tus permisos.",

  "security.sessions": "Dónde tienes la sesión iniciada",
  "security.sessions-lead": "Cierra las sesiones que no reconozcas y cambia tu contraseña.",
  "security.session-this": "Este dispositivo",
  "security.session-used": "Último uso: {when}",
  "security.session-end": "Cerrar",
  "security.session-end-spoken": "Cerrar la sesión de {device}",
  "security.session-ended": "Se ha cerrado la sesión.",
  "security.sessions-end": "Cerrar todas las demás sesiones",
  "security.sessions-ended": "Se han cerrado todas las demás sesiones.",

  "security.tokens": "Tokens para programas",
  "security.tokens-lead":
    "Un token permite que un programa use la API en tu nombre. Nunca abre esta página; cambiar la contraseña anula todos los tokens.",
  "security.tokens-none": "No tienes tokens.",
  "security.token-make": "Crear un token",
  "security.token-made": "Token creado.",
  "security.token-name": "Nombre del token",
  "security.token-hint": "Para reconocerlo después; por ejemplo, el programa al que va destinado.",
  "security.token-right": "Qué puede hacer",
  "security.right.read": "Leer",
  "security.right.write": "Leer y cambiar lo tuyo",
  "security.right.moderate": "Moderar",
  "security.right.administer": "Administrar",
  "security.token-days": "Cuánto tiempo vale",
  "security.token-days-of": { one: "{count} día", other: "{count} días" },
  "security.token-once": "Este es tu nuevo token. Guárdalo ahora: no se volverá a mostrar.",
  "security.token-secret": "El nuevo token",
  "security.token-copy": "Copiar",
  "security.token-copied": "Token copiado.",
  "security.token-copy-failed": "No se ha podido copiar. Selecciona el token y cópialo.",
  "security.token-kept": "Lo he guardado",
  "security.token-expires": "válido hasta: {when}",
  "security.token-expired": "caducado: {when}",
  "security.token-used": "último uso: {when}",
  "security.token-unused": "aún sin usar",
  "security.token-revoke": "Revocar",
  "security.token-revoke-spoken": "Revocar el token {name}",
  "security.token-revoke-title": "¿Revocar «{name}»?",
  "security.token-revoke-lead":
    "Los programas que usan este token dejan de funcionar al instante. No se puede deshacer.",
  "security.token-revoked": "Token revocado.",
  "security.token-cancel": "Cancelar",

  "security.data": "Tus datos",
  "security.data-lead":
    "Todo lo que guardamos sobre tu cuenta, en un archivo JSON: perfil, favoritos, recordatorios, seguimientos, lo que has añadido y comunicado, sesiones y este registro.",
  "security.data-export": "Descargar mis datos",

  "security.log": "Registro de seguridad",
  "security.log-lead":
    "Lo que ha pasado con tu cuenta en los últimos seis meses. Las direcciones aparecen abreviadas.",
  "security.log-older": "Mostrar anteriores",
};
