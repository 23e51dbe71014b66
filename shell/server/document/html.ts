const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text for an element or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => entities[char] ?? char)

type Attributes = Record<string, string | boolean | undefined>

/** `tag('link', { rel: 'icon' })` → `<link rel="icon">`. Undefined and false attributes are left out. */
export function tag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    if (value === undefined || value === false) return ''
    return value === true ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`
  })
  return `<${name}${written.join('')}>`
}

/** JSON that is safe inside `<script>`: no end tag, no comment, no line separators of old parsers. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029')
