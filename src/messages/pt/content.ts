export const content = {
  "blog.title": "Blog",
  "blog.description": "Ideias e novidades sobre eventos e sobre como aproveitar a vida.",
  "blog.read-more": "Ler mais",
  "blog.minutes": { one: "{count} min de leitura", other: "{count} min de leitura" },
  "blog.facts": "{date} · {minutes}",
  "blog.none": "Ainda não há artigos.",
  "blog.none-map": "Abrir o mapa",
  "blog.back": "Voltar ao blog",
  "blog.share": "Compartilhar",

  "content.english-only": "Este texto está disponível apenas em inglês.",

  "team.title": "Equipe",
  "team.description": "O trabalho por trás de {site}.",
  "team.lead": "Três tipos de trabalho por trás de um só mapa.",
  "team.linkedin": "LinkedIn",
  "team.linkedin-spoken": "{name} no LinkedIn, abre em outra aba",

  "support.title": "Apoie-nos",
  "support.description": "Como apoiar {site} e influenciar o que vem a seguir.",
  "support.lead": "{site} é grátis para todos e não vende ingressos.",
  "support.donate": "Doações",
  "support.donate-text": "No momento este site não aceita doações. Contar a um amigo ajuda do mesmo jeito.",
  "support.roadmap": "Próximos passos",
  "support.roadmap-text":
    "Ainda não há um roteiro público. As mudanças são contadas no blog; escreva para nós sobre o que falta.",
  "support.write": "Escreva para nós",
  "support.blog": "Ler o blog",

  greeting:
    "Olá, você que olha por trás do mapa. Cada marcador aqui foi a noite de alguém. Encontrou um erro ou tem uma ideia melhor? No formulário de opinião, lemos tudo.",

  "legal.contents": "Nesta página",
  "legal.updated": "Última atualização: {date}",
  "legal.others": "Políticas",
  "legal.terms": "Termos de uso",
  "legal.privacy": "Política de privacidade",
  "legal.cookies": "Política de cookies",
  "legal.data": "Exclusão de dados",
  "legal.accessibility": "Declaração de acessibilidade",
} as const;
