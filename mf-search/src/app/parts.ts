import type { ShellServices } from '@escapade/shared-contracts/mount/mount-contract'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import { readSearchRoute } from '../search/route/route'

/** Parts of the page that most searches do without, whose first load is spared their scripts. */
export const parts = {
  activities: onDemand(async () => ({ default: (await import('./ActivitySearch')).ActivitySearch })),
  giftPrices: onDemand(async () => ({
    default: (await import('../features/gift-prices/GiftPrices')).GiftPrices,
  })),
  care: onDemand(async () => ({ default: (await import('../features/care/SearchCare')).SearchCare })),
}

/** Server HTML is there before it is taken over: it is never replaced by a wait. */
export async function loadParts({ location, visit }: Pick<ShellServices, 'location' | 'visit'>) {
  const { flow } = readSearchRoute(location, { activityOnly: visit.flags.activityOnly !== false })
  await Promise.all([
    flow === 'activity' && parts.activities.load(),
    flow === 'gifting' && parts.giftPrices.load(),
    visit.customerCare && parts.care.load(),
  ])
}
