import { serializeCriteria } from '@escapade/shared-contracts/criteria/serialize-criteria'

type Purchase = { id: string; adults: number; ownUse: boolean }

/** Where an activity is paid: what it is and for how many in the hash, and whether it is for oneself (AC-016). */
export function checkoutUri({ id, adults, ownUse }: Purchase): string {
  const criteria = { id, a: adults, ...(ownUse ? { customType: 'OWN_USE' } : {}) }
  return `/checkout/activity#${serializeCriteria({ criteria })}`
}
