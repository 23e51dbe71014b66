import { readSignInSettings, tryIdentityProvider } from '../capabilities/care/capability'
import { tryMailServer } from '../capabilities/mail/capability'
import { tryAlma } from '../capabilities/pay-later/capability'
import { tryStripe } from '../capabilities/payments/capability'
import type { Config } from '../platform/config'
import { tryDatabase } from '../platform/database/try-database'
import { tryStore } from '../platform/objects/try-store'
import { type Attempt, type PartnerAnswer, tryPartner } from '../platform/partners/try-partner'
import { tryRedis } from '../platform/try-redis'

const when = <Setting>(setting: Setting | null | undefined, attempt: (set: Setting) => Attempt): Attempt[] =>
  setting ? [attempt(setting)] : []

const primary = ({ databaseUrl }: Config): Attempt[] =>
  when(databaseUrl, (url) => ({ partner: 'database (DATABASE_URL)', attempt: () => tryDatabase(url) }))

const copy = ({ replicaUrl }: Config): Attempt[] =>
  when(replicaUrl, (url) => ({
    partner: 'its copy (DATABASE_REPLICA_URL)',
    attempt: () => tryDatabase(url),
  }))

/** All else that the settings name and is not of this process. */
function partners(config: Config): Attempt[] {
  const { redisUrl, smtpUrl, stripeSecretKey: secretKey, stripeUrl: baseUrl, alma, assets } = config
  const signIn = readSignInSettings(config)
  return [
    ...when(redisUrl, (url) => ({ partner: 'limits (REDIS_URL)', attempt: () => tryRedis(url) })),
    ...when(smtpUrl, (url) => ({ partner: 'mails (SMTP_URL)', attempt: () => tryMailServer(url) })),
    ...when(secretKey, (key) => ({
      partner: 'payments (STRIPE_SECRET_KEY)',
      attempt: () => tryStripe({ secretKey: key, baseUrl }),
    })),
    ...when(alma, (options) => ({ partner: 'paying later (ALMA_API_KEY)', attempt: () => tryAlma(options) })),
    ...when(signIn?.isEmbedded ? null : signIn, (settings) => ({
      partner: 'sign-in of agents (OIDC_ISSUER)',
      attempt: () => tryIdentityProvider(settings),
    })),
    ...when(assets.s3, (s3) => ({ partner: 'pictures (ASSETS_S3_BUCKET)', attempt: () => tryStore(s3) })),
  ]
}

/** Tries every partner that the settings name, all at once. */
export const checkPartners = (config: Config): Promise<PartnerAnswer[]> =>
  Promise.all([...primary(config), ...copy(config), ...partners(config)].map(tryPartner))

/** The database that nothing works without. */
export const checkDatabase = (config: Config): Promise<PartnerAnswer[]> =>
  Promise.all(primary(config).map(tryPartner))

/** Those without which there is a shop all the same. */
export const checkOthers = (config: Config): Promise<PartnerAnswer[]> =>
  Promise.all([...copy(config), ...partners(config)].map(tryPartner))
