export const offline = {
  "offline.notice": "Няма връзка. Виждате запазеното.",
  "offline.update": "Има нова версия.",
  "offline.reload": "Презареждане",
  "offline.title": "Няма връзка с мрежата.",
  "offline.text": "Тази страница не е запазена. Последната карта, която видяхте, и любимите ви събития са.",
  "offline.map": "Към последната карта",
} as const;
