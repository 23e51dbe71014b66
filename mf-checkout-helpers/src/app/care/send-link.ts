import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { sendPaymentLink } from '@escapade/shared-contracts/api/desk/desk'
import type {
  LinkHours,
  PaymentLinkAnswer,
} from '@escapade/shared-contracts/api/orders/payment-links-schemas'
import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import { forgetBuyer } from '../../features/buyer/draft-store'
import { forgetCodes } from '../../features/reductions/codes-store'

type Link = { orderUUID: string; hours: LinkHours }

/** Mails the caller a link to pay the order that is held. The next caller is shown nothing of this one. */
export async function sendLink(api: ApiClient, { orderUUID, hours }: Link): Promise<PaymentLinkAnswer> {
  const sent = await api.send(sendPaymentLink, { params: { orderUUID }, body: { hours } })
  forgetBuyer(deviceStorage)
  forgetCodes(deviceStorage)
  return sent
}
