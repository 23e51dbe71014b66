import type {
  ActivityOnlyDetail,
  ActivityOnlyItem,
} from '@escapade/shared-contracts/api/activities/activities-schemas'
import type { OrderRequest } from '@escapade/shared-contracts/api/orders/orders-schemas'
import { runOrders } from '../../../app/sales-commands'
import type { TestApp } from '../../../testing/test-app'
import { createGiver } from '../../gifts/gifts-fixture'
import { orderRequest } from '../../orders/orders-fixture'
import { createActivitySearch } from '../activities-fixture'

export type Change = {
  item?: Partial<ActivityOnlyItem>
  amount?: number
  email?: string
  items?: Partial<OrderRequest['items']>
}

export const codeIn = (text = '') =>
  text.match(/[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/)?.[0] ?? ''

/** Somebody who orders the first activity of the catalogue. */
export async function createActivityBuyer(test: TestApp) {
  const giver = createGiver(test)
  const [first] = (await createActivitySearch(test)()).activityOnlyPackages
  const at = `/api/activity-only/weekend/${first?.id}`
  const activity: ActivityOnlyDetail = (await test.app.inject(`${at}/detail.json?locale=fr_FR`)).json()
  const forTwo = (activity.prices['2']?.sellPrice ?? 0) * 2

  const request = ({
    item,
    amount = forTwo,
    email = 'anne@example.com',
    items,
  }: Change = {}): OrderRequest => ({
    ...orderRequest({ amount, buyer: { email } }),
    items: { activityOnlyItem: { productId: activity.id, adults: 2, customType: 'GIFT', ...item }, ...items },
  })
  return {
    giver,
    activity,
    forTwo,
    request,
    async buy(change: Change = {}) {
      const booked = await giver.book(request(change))
      await test.app.deps.jobs.runAll()
      return booked
    },
    /** Days that can be chosen, with the places left. */
    async daysOf(adults = 2): Promise<[string, number][]> {
      const { days } = (
        await test.app.inject(`${at}/availabilities.json?locale=fr_FR&adult=${adults}`)
      ).json()
      return Object.entries<{ amount: number }>(days).map(([day, { amount }]) => [day, amount])
    },
  }
}

export type ActivityBuyer = Awaited<ReturnType<typeof createActivityBuyer>>

/** `pnpm gateway orders cancel …` */
export async function cancelByCare(test: TestApp, ...args: string[]): Promise<void> {
  const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  await runOrders(test, ['cancel', ...args]).finally(() => output.mockRestore())
}
