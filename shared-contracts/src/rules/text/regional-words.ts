/** Words that a market says otherwise than the language's own catalogue, with the form it says. */
type Words = readonly (readonly [RegExp, string])[]

/** Both with a small and a large first letter. */
const word = (from: string, to: string): Words => {
  const large = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  const whole = (text: string) => new RegExp(`(?<![\\p{L}-])${text}(?![\\p{L}-])`, 'gu')
  return [
    [whole(from), to],
    [whole(large(from)), large(to)],
  ]
}

const regional: Readonly<Record<string, Words>> = {
  'nl-BE': [
    ...word('klantenservice', 'klantendienst'),
    ...word('toeristenbelasting', 'verblijfstaks'),
    ...word('achternaam', 'familienaam'),
    ...word('mobiel nummer', 'gsm-nummer'),
    ...word('uitgelogd', 'afgemeld'),
    ...word('ingelogd', 'aangemeld'),
    [/(?<!\p{L})om in te loggen/gu, 'om je aan te melden'],
    [/(?<!\p{L})Om in te loggen/gu, 'Om je aan te melden'],
    [/(?<!\p{L})Log in(?!\p{L})/gu, 'Meld je aan'],
    [/(?<!\p{L})log in(?!\p{L})/gu, 'meld je aan'],
    ...word('inloggen', 'aanmelden'),
    ...word('uitloggen', 'afmelden'),
    ...word('uitlogt', 'afmeldt'),
  ],
  'fr-BE': [
    ...word('dîner', 'souper'),
    ...word('dîners', 'soupers'),
    // The formula of the French law on accessibility (RGAA).
    [/Accessibilité[ \u00a0]: partiellement conforme/gu, 'Déclaration d’accessibilité'],
  ],
}

/** The text as the market of the tag says it; other markets say it as it is. */
export const inRegion = (tag: string, text: string): string =>
  (regional[tag] ?? []).reduce((said, [from, to]) => said.replace(from, to), text)
