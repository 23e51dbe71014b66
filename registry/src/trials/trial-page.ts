import type { KeptTrial } from '../releases/kept-trials'

type OfRelease = { name: string; version: string }

const states = { passed: 'passed', failed: 'failed', 'not-seen': 'was not seen' }

/** A page that shows what a trial saw: each page as it is live, with the release, and with what differs marked. */
export function trialPage({ name, version }: OfRelease, { at, report, pictures }: KeptTrial): string {
  const heading = `${name} ${version} ${states[report.state]}`
  const list = (title: string, lines: string[]) =>
    lines.length > 0
      ? `<h2>${title}</h2><ul>${lines.map((one) => `<li>${escaped(one)}</li>`).join('')}</ul>`
      : ''
  const shown = pictures.map(
    (one) =>
      `<figure><img src="${escaped(`${version}/${one.name}`)}" alt="" loading="lazy"><figcaption>${escaped(one.name)}</figcaption></figure>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(heading)}</title>
<style>body{font:16px/1.5 sans-serif;margin:1rem 2rem}figure{display:inline-block;margin:0 1rem 1rem 0;vertical-align:top}img{width:20rem;border:1px solid #999}</style>
<h1>${escaped(heading)}</h1><p>${at.toISOString()} ${escaped(report.reason ?? '')}</p>
${list('Faults', report.faults)}${list('Seen', report.seen)}${list('Left out', report.left)}
<h2>Pictures</h2>${shown.join('')}</html>`
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
