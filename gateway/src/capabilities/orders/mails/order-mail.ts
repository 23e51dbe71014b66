import { mailFacts } from './mail-facts'
import { mailHtml } from './mail-html'
import { mailText } from './mail-text'

type Input = Parameters<typeof mailFacts>[0]

/** Subject, HTML and text of a mail about an order, in the buyer's language. */
export function orderMail(input: Input): { subject: string; html: string; text: string } {
  const facts = mailFacts(input)
  return { subject: facts.subject, html: mailHtml(facts), text: mailText(facts) }
}
