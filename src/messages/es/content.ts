export const content = {
  "blog.title": "Blog",
  "blog.description": "Ideas y novedades sobre eventos y sobre cómo disfrutar de la vida.",
  "blog.read-more": "Leer más",
  "blog.minutes": { one: "{count} min de lectura", other: "{count} min de lectura" },
  "blog.facts": "{date} · {minutes}",
  "blog.none": "Todavía no hay artículos.",
  "blog.none-map": "Abrir el mapa",
  "blog.back": "Volver al blog",
  "blog.share": "Compartir",

  "content.english-only": "Este texto solo está disponible en inglés.",

  "team.title": "Equipo",
  "team.description": "El trabajo que hay detrás de {site}.",
  "team.lead": "Tres tipos de trabajo detrás de un solo mapa.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} en LinkedIn, se abre en otra pestaña",

  "support.title": "Apóyanos",
  "support.description": "Cómo apoyar {site} e influir en lo que viene.",
  "support.lead": "{site} es gratis para todo el mundo y no vende entradas.",
  "support.donate": "Donaciones",
  "support.donate-text": "Por ahora este sitio no acepta donaciones. Recomendarlo a un amigo ayuda igual.",
  "support.roadmap": "Próximos pasos",
  "support.roadmap-text":
    "Todavía no hay una hoja de ruta pública. Los cambios se cuentan en el blog; escríbenos si echas algo en falta.",
  "support.write": "Escríbenos",
  "support.blog": "Leer el blog",

  greeting:
    "Hola, tú que miras detrás del mapa. Cada marcador de aquí fue la noche de alguien. ¿Has encontrado un fallo o tienes una idea mejor? En el formulario de opiniones lo leemos todo.",

  "legal.contents": "En esta página",
  "legal.updated": "Última actualización: {date}",
  "legal.others": "Políticas",
  "legal.terms": "Condiciones de uso",
  "legal.privacy": "Política de privacidad",
  "legal.cookies": "Política de cookies",
  "legal.data": "Eliminación de datos",
  "legal.accessibility": "Declaración de accesibilidad",
} as const;
