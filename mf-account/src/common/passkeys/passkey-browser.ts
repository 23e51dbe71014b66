import { deviceStorage } from '@escapade/shared-contracts/visitor/visitor-storage'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'

/** Loaded with the first press: most visits sign in by neither. */
const load = () => import('@simplewebauthn/browser')

export const canUsePasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** Makes a passkey; rejects where the visitor or the browser does not want to. */
export const createPasskey = async (options: object): Promise<RegistrationResponseJSON> =>
  (await load()).startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })

/** Signs with a passkey that the visitor chooses. */
export const signWithPasskey = async (options: object): Promise<AuthenticationResponseJSON> =>
  (await load()).startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })

const declinedKey = 'escapade.passkey-declined'
export const declineOffer = (): void => deviceStorage.setItem(declinedKey, '1')

/** True on a device that can open with a finger, a face or a code, and whose holder has not said no. */
export async function mayOfferPasskey(): Promise<boolean> {
  if (!canUsePasskeys() || deviceStorage.getItem(declinedKey) !== null) return false
  return window.PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}
