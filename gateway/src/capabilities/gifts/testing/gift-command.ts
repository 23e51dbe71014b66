import type { AsyncCommand } from 'fast-check'
import type { GiftModel } from './gift-model'
import { expectSame, type GiftShop } from './gift-shop'

type GiftCommand = AsyncCommand<GiftModel, GiftShop>
type Run = (model: GiftModel, shop: GiftShop) => Promise<unknown>

/** A step that is taken in the shop and on paper; afterwards both say the same. */
export const command = (name: string, run: Run): GiftCommand => ({
  check: () => true,
  toString: () => name,
  async run(model, shop) {
    await run(model, shop)
    await expectSame(model, shop)
  },
})

/** Hides the output of the command line, which is for operators. */
export async function quietly(run: () => Promise<unknown>) {
  const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  await run().finally(() => output.mockRestore())
}
