/** Focuses the first of what the form says is wrong, once it is drawn. */
export const focusFirstProblem = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
