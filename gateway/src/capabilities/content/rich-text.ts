import sanitizeHtml from 'sanitize-html'

const allowed = {
  allowedTags: ['p', 'br', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li', 'a', 'span'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https'],
  allowProtocolRelative: false,
}

/** HTML of an editor without anything that runs, loads or looks like the shop's own controls. */
const sanitizeRichText = (html: string): string => sanitizeHtml(html, allowed)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rich texts are `content` of a banner and `{ format: 'rich', text }`; they are cleaned wherever they stand. */
export function cleanRichText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cleanRichText)
  if (!isObject(value)) return value
  const isRich = value.format === 'rich' && typeof value.text === 'string'
  const isBanner = 'colorVariation' in value && typeof value.content === 'string'
  const cleaned = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, cleanRichText(child)]))
  if (isRich) return { ...cleaned, text: sanitizeRichText(String(value.text)) }
  return isBanner ? { ...cleaned, content: sanitizeRichText(String(value.content)) } : cleaned
}
