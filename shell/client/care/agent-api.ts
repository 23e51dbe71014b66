import type { ApiClient } from '@escapade/shared-contracts/api/api-client'
import { ApiError } from '@escapade/shared-contracts/api/api-error'

type Deps = { api: ApiClient; reload(): void }

/** A token that ends while an agent works leads to the sign-in, and from there back to the page with its criteria. */
export const createAgentApi = ({ api, reload }: Deps): ApiClient => ({
  async send(endpoint, input) {
    try {
      return await api.send(endpoint, input)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'agent-unknown') reload()
      throw error
    }
  },
})
