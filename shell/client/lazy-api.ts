import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { nextTask } from './next-task'

export type LazyApi = ApiClient & {
  /** Fetches the client itself, when a call is sure to come. */
  warm(): void
}

/**
 * The client of the gateway, loaded with the first call: a page that the server rendered whole makes none, and is
 * spared a tenth of its JavaScript.
 */
export function createLazyApi(load: () => Promise<ApiClient>): LazyApi {
  let client: Promise<ApiClient> | null = null
  const ready = () => {
    client ??= loadApart(load).catch((error) => {
      client = null
      throw error
    })
    return client
  }
  return {
    warm: () => void ready().catch(() => {}),
    send: async (endpoint, input) => (await ready()).send(endpoint, input),
  }
}

/** The first call is made in another task than the one that runs the client's script. */
async function loadApart(load: () => Promise<ApiClient>): Promise<ApiClient> {
  const client = await load()
  await nextTask()
  return client
}
