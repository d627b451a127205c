type Field = HTMLInputElement | HTMLTextAreaElement;

/** The names of the fields that are not answered well enough; blanks alone are no answer. */
export function feedbackGaps(form: HTMLFormElement): Set<string> {
  return new Set(badFields(form).map(({ name }) => name));
}

export function firstGap(form: HTMLFormElement): Field | undefined {
  return badFields(form)[0];
}

function badFields(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>("input, textarea")].filter(
    (field) => !field.validity.valid || field.value.trim() === "",
  );
}
