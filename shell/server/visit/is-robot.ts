/** Words that crawlers, link previews and tools name themselves by. */
const named =
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|pinterest|embedly|vkshare|inspectiontool|googleother|curl|wget|python|java\/|go-http|node|undici|axios/i

/**
 * True for what reads documents without drawing them: search engines, link previews, tools. Browsers call themselves
 * Mozilla, and have scripts that finish a page; robots that do so too name themselves.
 */
export const isRobot = (userAgent: string): boolean =>
  !userAgent.startsWith('Mozilla/') || named.test(userAgent)
