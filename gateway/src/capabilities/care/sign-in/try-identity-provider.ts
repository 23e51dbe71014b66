import { WrongSetting } from '../../../platform/partners/try-partner'
import { connectTo, type Fetch, firstKnown, isUnknownClient } from './identity-provider'
import type { SignInSettings } from './sign-in-settings'

/** The provider knows the client and does not give it a token without somebody who signs in. */
const knowsClient = new Set([
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_grant',
  'invalid_scope',
  'invalid_request',
])

/**
 * Reads the provider's configuration, and asks for a token in the client's own name: no provider has to give one, and one
 * that does not take the secret says so (https://www.rfc-editor.org/rfc/rfc6749#section-5.2).
 */
export async function tryIdentityProvider(settings: SignInSettings, fetchFrom?: Fetch): Promise<string> {
  const { client, configuration, bySecret } = await connectTo(settings, fetchFrom).catch((error) => {
    const cause = error instanceof Error ? error.cause : undefined
    if (codeOf(cause) === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')
      throw new WrongSetting('OIDC_ISSUER is not the name that the provider gives itself')
    throw cause ?? error
  })
  const { issuer } = configuration.serverMetadata()
  try {
    await firstKnown(bySecret, (each) => client.clientCredentialsGrant(each))
  } catch (error) {
    if (isUnknownClient(error as object))
      throw new WrongSetting('the provider does not take OIDC_CLIENT_ID with OIDC_CLIENT_SECRET')
    const said = (error as { error?: string }).error
    if (!said || !knowsClient.has(said)) throw error
  }
  return `${issuer} knows the shop`
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')
