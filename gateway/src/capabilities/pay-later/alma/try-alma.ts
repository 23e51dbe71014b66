import { askWithKey } from '../../../platform/partners/try-partner'

/** Asks Alma what it would lend: nothing is kept of it. */
export async function tryAlma({ apiKey, baseUrl }: { apiKey: string; baseUrl: string }): Promise<string> {
  await askWithKey(`${baseUrl}/v2/payments/eligibility`, {
    method: 'POST',
    headers: { authorization: `Alma-Auth ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ purchase_amount: 20_000, queries: [{ installments_count: 3, deferred_days: 0 }] }),
  })
  return 'Alma takes the key'
}
