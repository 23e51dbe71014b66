import { askWithKey } from '../../platform/partners/try-partner'

/** Asks Stripe for a payment, which any key may see that is good enough for the shop. */
export async function tryStripe({
  secretKey,
  baseUrl,
}: {
  secretKey: string
  baseUrl: string
}): Promise<string> {
  await askWithKey(`${baseUrl}/v1/payment_intents?limit=1`, {
    headers: { authorization: `Bearer ${secretKey}` },
  })
  return `Stripe takes the ${/^.k_live_/.test(secretKey) ? 'live' : 'test'} key`
}
