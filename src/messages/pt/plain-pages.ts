export const plainPages = {
  "logout.title": "Sair da conta?",
  "logout.question": "A sua sessão neste navegador será encerrada.",
  "logout.button": "Sair",

  "unsubscribe.gone-title": "Este link não funciona mais",
  "unsubscribe.gone":
    "Um lembrete pode ser desativado até um mês depois do envio. Todos os seus estão em {favorites}.",
  "unsubscribe.favorites": "Meus favoritos",
  "unsubscribe.title": "Desativar os lembretes",
  "unsubscribe.favorites-stay": "Os seus favoritos ficam como estão.",
  "unsubscribe.one": "Desativar o lembrete de “{event}”",
  "unsubscribe.this": "Desativar o lembrete deste evento",
  "unsubscribe.all": "Desativar todos os meus lembretes",
  "unsubscribe.one-is-off": "Este lembrete está desativado",
  "unsubscribe.all-are-off": "Os seus lembretes estão desativados",
  "unsubscribe.on-again": "Você pode ativar o sino de novo em {favorites}.",

  "confirm-event.title": "Confirme o seu evento",
  "confirm-event.what": "Depois um moderador analisa e ele vai para o mapa.",
  "confirm-event.button": "Confirmar o evento",
  "confirm-event.done": "Obrigado, o seu evento está confirmado",
  "confirm-event.next": "Agora um moderador analisa. Escreveremos quando houver uma decisão.",
  "confirm-event.refused-title": "O seu evento não foi enviado",
  "confirm-event.refused": "Volte no navegador: o que você escreveu ainda está lá. Corrija e envie de novo.",
  "confirm-event.gone-title": "Este link não funciona mais",
  "confirm-event.gone": "Talvez seja antigo demais. Envie o evento de novo.",

  "address.confirm-title": "Trocar o seu e-mail?",
  "address.confirm": "A partir de agora você entra com este endereço, e os e-mails chegam aqui.",
  "address.confirm-button": "Usar este endereço",
  "address.stop-title": "Impedir a troca?",
  "address.stop":
    "A sua conta mantém o endereço para o qual este e-mail foi enviado. Se ele já foi trocado, a troca é desfeita, a sua sessão é encerrada em todos os lugares e enviamos um link para uma nova senha.",
  "address.stop-button": "Manter meu endereço",
  "address.changed-title": "O seu endereço foi trocado",
  "address.changed": "A partir de agora, entre com ele.",
  "address.taken-title": "Este endereço já tem uma conta",
  "address.taken": "Duas contas não podem ter o mesmo endereço. Nada foi alterado.",
  "address.dead-title": "Este link não funciona mais",
  "address.dead": "Nada foi alterado.",
  "address.stopped-title": "A troca foi impedida",
  "address.stopped": "A sua conta tem o endereço antigo.",

  "busy.title": "Muita gente neste momento",
  "busy.text":
    "Há tanta gente ao mesmo tempo que esta página precisa esperar. Tente de novo em alguns segundos.",
  "busy.again": "Tentar de novo",
};
