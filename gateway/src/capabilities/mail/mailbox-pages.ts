import { bcp47, type Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { html } from '../../platform/http/html'
import type { MailEntry, StoredMail } from './mailbox'
import { mailTexts } from './texts/texts'

const css = '/mailbox/style.css'

const timeIn = (locale: Locale, instant: Date) =>
  new Intl.DateTimeFormat(bcp47(locale), {
    timeZone: 'Europe/Paris',
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(instant)

export function mailboxPage({ mails, locale }: { mails: MailEntry[]; locale: Locale }) {
  const t = mailTexts(locale)
  return {
    language: bcp47(locale),
    title: t('mailbox.metaTitle'),
    css,
    body: html`<main class="box">
<div class="boxHead"><h1>${t('mailbox.title')}</h1><p class="quiet">${t('mailbox.count', { count: mails.length })}</p></div>
<p class="quiet">${t('mailbox.intro')}</p>
${
  mails.length
    ? html`<ul class="mails">${mails.map((mail) => entry(mail, locale))}</ul>`
    : html`<p class="empty">${t('mailbox.empty')}</p>`
}
</main>`,
  }
}

const entry = (
  mail: MailEntry,
  locale: Locale,
) => html`<li><a href="/mailbox/${encodeURIComponent(mail.messageId)}">
<span class="subject" lang="${bcp47(mail.locale)}">${mail.subject}</span>
<span class="quiet">${mail.recipient}</span>
<time class="small" datetime="${mail.sentAt.toISOString()}">${timeIn(locale, mail.sentAt)}</time>
</a></li>`

export function mailPage(mail: StoredMail) {
  const t = mailTexts(mail.locale)
  return {
    language: bcp47(mail.locale),
    title: `${mail.subject} – ${t('mailbox.title')}`,
    css,
    body: html`<main class="box">
<p><a href="/mailbox?locale=${mail.locale}">${t('mailbox.back')}</a></p>
<h1>${mail.subject}</h1>
<dl class="mailMeta">
<dt>${t('mailbox.from')}</dt><dd>${mail.sender}</dd>
<dt>${t('mailbox.to')}</dt><dd>${mail.recipient}</dd>
<dt>${t('mailbox.sent')}</dt><dd><time datetime="${mail.sentAt.toISOString()}">${timeIn(mail.locale, mail.sentAt)}</time></dd>
</dl>
<iframe class="mailFrame" title="${mail.subject}" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/mailbox/${encodeURIComponent(mail.messageId)}/body"></iframe>
<details><summary>${t('mailbox.asText')}</summary><pre class="mailText">${mail.text}</pre></details>
</main>`,
  }
}
