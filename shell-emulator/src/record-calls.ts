import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import * as paths from '@escapade/shared-contracts/paths'
import { locales } from '@escapade/shared-contracts/rules/visitor/locale'
import { keyOf, type RecordedCalls } from './recorded-calls'
import { type ShellFiles, startShell } from './start-shell'

type Recording = { gateway: string; files: ShellFiles; port: number; varDir: string }

/** Pages whose calls are recorded, in every locale: those with hotels and stays are found on the way. */
const pages = [
  paths.home(),
  paths.search(),
  paths.search({ flow: 'activity' }),
  paths.contact(),
  paths.giftCard(),
]
const detailPages = /href="[^"#]*?(\/(?:hotel|product)\/[^"#?]+)/g
/** Detail pages of each locale. */
const mostDetails = 3

/** Walks through the shop that is to be packed, over the gateway, and keeps what that answered. */
export async function recordCalls({ gateway, files, port, varDir }: Recording): Promise<RecordedCalls> {
  const calls: RecordedCalls = {}
  const proxy = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request
    const sent = await text(request)
    const asked = await fetch(new URL(url, gateway), {
      method,
      headers: {
        accept: headers.accept ?? '*/*',
        'accept-encoding': 'identity',
        ...(headers['content-type'] && { 'content-type': headers['content-type'] }),
      },
      ...(sent && { body: sent }),
    })
    const type = asked.headers.get('content-type') ?? 'text/plain'
    const body = await asked.text()
    if (asked.ok && type.startsWith('application/json'))
      calls[keyOf({ method, address: url, body: sent })] = { status: asked.status, type, body }
    response.writeHead(asked.status, { 'content-type': type }).end(body)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const recorder = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const shell = await startShell(files, { port, gateway: recorder, varDir })
  const read = async (path: string, locale: string) => {
    const address = new URL(path, shell.origin)
    address.searchParams.set('locale', locale)
    return (await fetch(address)).text()
  }
  for (const locale of locales) {
    const documents = []
    for (const page of pages) documents.push(await read(page, locale))
    const details = [...documents.join('').matchAll(detailPages)].map(([, path = '']) => path)
    for (const detail of [...new Set(details)].slice(0, mostDetails)) await read(detail, locale)
  }
  await shell.stop()
  proxy.closeAllConnections()
  proxy.close()
  return calls
}
