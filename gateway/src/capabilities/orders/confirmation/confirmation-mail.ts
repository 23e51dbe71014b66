import { confirmationFacts } from './confirmation-facts'
import { confirmationHtml } from './confirmation-html'
import { confirmationText } from './confirmation-text'

type Input = Parameters<typeof confirmationFacts>[0]

/** Subject, HTML and text of the mail that confirms an order. */
export function confirmationMail(input: Input): { subject: string; html: string; text: string } {
  const facts = confirmationFacts(input)
  const { t, order } = facts
  return {
    subject: t('subject', { hotel: order.stay.hotelLabel, number: order.booking_number }),
    html: confirmationHtml(facts),
    text: confirmationText(facts),
  }
}
