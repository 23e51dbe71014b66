import { html, type SafeHtml } from '../../platform/http/html'
import { letterCss } from './letter-css'

/** A short mail: a heading, paragraphs, one thing to do. */
export type Letter = {
  /** BCP 47 */
  language: string
  subject: string
  title: string
  /** Line breaks within a paragraph are kept. */
  paragraphs: string[]
  button?: { label: string; url: string }
  /** Small print under the line, with a link of its own. */
  footer?: { text: string; link?: { label: string; url: string } }
  signature: string
}

export const composeLetter = (letter: Letter): { subject: string; html: string; text: string } => ({
  subject: letter.subject,
  html: asHtml(letter),
  text: asText(letter),
})

const paragraph = (text: string): SafeHtml =>
  html`<p>${text.split('\n').map((line, index) => [index > 0 && html`<br>`, line])}</p>`

const asHtml = ({ language, subject, title, paragraphs, button, footer, signature }: Letter): string =>
  `<!doctype html>${html`<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
${html`<style>${letterCss}</style>`}
</head>
<body>
<div role="main">
<table class="outer" role="presentation" width="100%"><tr><td align="center">
<table class="sheet" role="presentation" width="600"><tr><td class="pad">
<p class="brand">Escapade</p>
<h1>${title}</h1>
${paragraphs.map(paragraph)}
${button && html`<p class="action"><a class="button" href="${button.url}" target="_blank">${button.label}</a></p>`}
${paragraph(signature)}
${
  footer &&
  html`<p class="quiet">${footer.text} ${footer.link && html`<a href="${footer.link.url}" target="_blank">${footer.link.label}</a>`}</p>`
}
</td></tr></table>
</td></tr></table>
</div>
</body>
</html>`}`

const asText = ({ title, paragraphs, button, footer, signature }: Letter): string =>
  [
    title,
    ...paragraphs,
    ...(button ? [`${button.label}\n${button.url}`] : []),
    signature,
    ...(footer
      ? [[footer.text, footer.link && `${footer.link.label}: ${footer.link.url}`].filter(Boolean).join('\n')]
      : []),
  ].join('\n\n')
