import type { APIRequestContext } from '@playwright/test'
import { expect } from './test'

/** HTML of the mails that a shop (the tests' own unless another origin is given) has sent to somebody, the newest first, once there is one. */
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
