/** HTML that is safe to send: made by `html` only, so that nothing gets in unescaped. */
export class SafeHtml {
  constructor(private readonly text: string) {}
  toString(): string {
    return this.text
  }
}

type Value = SafeHtml | string | number | null | undefined | false | Value[]

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (mark) => entities[mark] ?? mark)

/** `html\`<p>${name}</p>\``: values are escaped, pieces of HTML and lists of them are kept, nothing for null and false. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): SafeHtml =>
  new SafeHtml(parts.reduce((text, part, index) => text + render(values[index - 1]) + part))

function render(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (Array.isArray(value)) return value.map(render).join('')
  return value instanceof SafeHtml ? value.toString() : escapeHtml(String(value))
}
