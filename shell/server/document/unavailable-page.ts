import { escapeHtml } from './html'

const words: Record<string, { title: string; text: string; retry: string }> = {
  en: {
    title: 'We’ll be right back',
    text: 'Our shop cannot be reached for the moment. Please try again in a minute.',
    retry: 'Try again',
  },
  fr: {
    title: 'Nous revenons tout de suite',
    text: 'Notre boutique est momentanément indisponible. Réessayez dans une minute.',
    retry: 'Réessayer',
  },
  es: {
    title: 'Volvemos enseguida',
    text: 'Nuestra tienda no está disponible en este momento. Vuelve a intentarlo en un minuto.',
    retry: 'Volver a intentarlo',
  },
  nl: {
    title: 'We zijn zo terug',
    text: 'Onze winkel is even niet bereikbaar. Probeer het over een minuut opnieuw.',
    retry: 'Opnieuw proberen',
  },
  it: {
    title: 'Torniamo subito',
    text: 'Il nostro negozio non è raggiungibile in questo momento. Riprova tra un minuto.',
    retry: 'Riprova',
  },
}

const style =
  'body{margin:0;display:grid;place-items:center;min-height:100vh;background:#fbf8f3;color:#1f2421;' +
  'font:1rem/1.5 system-ui,sans-serif}main{max-width:26rem;padding:2rem}h1{font:500 2rem/1.2 Georgia,serif;' +
  'margin:0 0 .5rem}a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:12px;' +
  'background:#1e4d3b;color:#fff;text-decoration:none}' +
  '[role=note]{position:fixed;inset:0 0 auto;margin:0;padding:6px 16px;background:#f3ece0;font-size:.8125rem;text-align:center}'

type Input = {
  textLanguage: string
  nonce: string
  /** Says of a sandbox that it is one. */
  strip: string
}

/** Stands alone, needs no file: for when nothing else can be drawn. Asks again by itself. */
export function unavailablePage({ textLanguage, nonce, strip }: Input): string {
  const language = textLanguage.slice(0, 2)
  const { title, text, retry } = words[language] ?? (words.en as (typeof words)[string] & object)
  return [
    `<!doctype html><html lang="${escapeHtml(textLanguage)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="10"><title>${title}</title><style nonce="${nonce}">${style}</style></head>`,
    `<body>${strip}<main><h1>${title}</h1><p>${text}</p><a href="">${retry}</a></main></body></html>`,
  ].join('')
}
