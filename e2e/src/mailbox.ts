import type { APIRequestContext } from '@playwright/test'
import { expect } from './test'

/**
 * HTML of the mails that a shop has sent to somebody, the newest first, once there is one. `shop` is its origin; left
 * out, it is the shop that the tests share.
 */
export async function mailsTo(request: APIRequestContext, email: string, shop = ''): Promise<string[]> {
  let addresses: string[] = []
  await expect(async () => {
    const list = await (await request.get(`${shop}/mailbox`)).text()
    addresses = [...list.matchAll(/<a href="(\/mailbox\/[^"]+)">([\s\S]*?)<\/a>/g)]
      .filter(([, , entry = '']) => entry.includes(email))
      .map(([, address = '']) => address)
    expect(addresses).not.toHaveLength(0)
  }).toPass()
  return Promise.all(addresses.map(async (address) => (await request.get(`${shop}${address}/body`)).text()))
}
