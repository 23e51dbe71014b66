import { type Environment, isProduction } from './stage'

export const isSandboxAsked = ({ SANDBOX }: Environment): boolean => SANDBOX === '1'

/** True when embedded providers may stand in for a bank and a mail server. */
export const mayPretend = (environment: Environment): boolean =>
  !isProduction(environment) || isSandboxAsked(environment)

/** Keys of the provider's test mode, whole and restricted: its cards are charged nothing. */
export const isTestKey = (key: string): boolean => /^(sk|rk)_test_/.test(key)

/** No money moves: the embedded provider takes the payments, or a real one in its test mode. */
export const isSandbox = (environment: Environment): boolean => {
  const { STRIPE_SECRET_KEY: key } = environment
  return isSandboxAsked(environment) || !key || isTestKey(key)
}
