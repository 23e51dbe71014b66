import type { Insurer } from '@escapade/shared-contracts/api/orders/insurance-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { openTools } from '@escapade/shared-contracts/settings/developer-tools'
import { withPassword } from '@escapade/shared-contracts/settings/kinds'
import { publicOriginOf } from '@escapade/shared-contracts/settings/public-address'
import { isSandbox, mayPretend } from '@escapade/shared-contracts/settings/sandbox'
import { readSeller } from '@escapade/shared-contracts/settings/seller'
import { type Environment, isProduction } from '@escapade/shared-contracts/settings/stage'
import { gatewaySettings } from '@escapade/shared-contracts/settings/table/gateway-settings'
import { readTable, type SettingsOf } from '@escapade/shared-contracts/settings/table/settings-table'
import { readStaffRoles } from './staff-roles'

type Settings = SettingsOf<typeof gatewaySettings>

export type Config = ReturnType<typeof readConfig>

/** Addresses that are customer care's as they are given, and would never be let in. */
function contradictionsIn({ CARE_EMAIL_DOMAIN: domain, CARE_LEADS: leads = '' }: Environment): string[] {
  const addresses = leads
    .toLowerCase()
    .split(',')
    .map((lead) => lead.trim())
    .filter(Boolean)
  const strangers = domain ? addresses.filter((lead) => !lead.endsWith(`@${domain.toLowerCase()}`)) : []
  return strangers.map((lead) => `CARE_LEADS: names ${lead}, who is not of CARE_EMAIL_DOMAIN`)
}

/** Settings from the environment. Throws `WrongSettingsError` with one line per wrong setting. */
export function readConfig(environment: Environment = process.env) {
  const data = readTable(gatewaySettings, environment, contradictionsIn)
  // The demo has pages of the lender and the insurer that it pretends.
  const isPretended = mayPretend(environment) && data.GATEWAY_EXTENSIONS.split(',').includes('demo')
  return {
    env: data.NODE_ENV,
    production: isProduction(environment),
    /** Nothing is really sold: pages and mails say so. */
    sandbox: isSandbox(environment),
    /** Embedded providers may stand in for real ones that are not set. */
    mayPretend: mayPretend(environment),
    tools: openTools(environment),
    host: data.HOST,
    port: data.PORT,
    databaseUrl: withPassword(data.DATABASE_URL, data.DATABASE_PASSWORD),
    databasePool: data.DATABASE_POOL,
    replicaUrl: withPassword(data.DATABASE_REPLICA_URL, data.DATABASE_PASSWORD),
    replicaMaxLagMs: data.DATABASE_REPLICA_MAX_LAG_MS,
    statementTimeoutMs: data.DATABASE_STATEMENT_TIMEOUT_MS,
    redisUrl: data.REDIS_URL,
    varDir: data.VAR_DIR,
    assets: {
      s3: data.ASSETS_S3_BUCKET
        ? {
            bucket: data.ASSETS_S3_BUCKET,
            region: data.ASSETS_S3_REGION,
            endpoint: data.ASSETS_S3_ENDPOINT,
            pathStyle: data.ASSETS_S3_PATH_STYLE,
          }
        : undefined,
      maxBytes: data.ASSET_MAX_MEGABYTES * 1_000_000,
      maxPixels: data.ASSET_MAX_MEGAPIXELS * 1_000_000,
    },
    publicOrigin: publicOriginOf(environment) ?? 'http://localhost:3000',
    extensions: data.GATEWAY_EXTENSIONS.split(',').filter(Boolean),
    seed: { hotels: data.SEED_HOTELS, seed: data.SEED },
    pseudoLocale: (data.PSEUDO_LOCALE ?? (isProduction(environment) ? 'off' : 'on')) === 'on',
    logLevel: data.LOG_LEVEL,
    rateLimit: data.RATE_LIMIT,
    seller: readSeller(environment),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    secretKeys: listOf(data.SECRET_KEY),
    crmUrl: data.CRM_WEB_TO_CASE_URL,
    careSignIn: {
      issuer: data.OIDC_ISSUER,
      clientId: data.OIDC_CLIENT_ID,
      clientSecrets: listOf(data.OIDC_CLIENT_SECRET),
      emailDomain: data.CARE_EMAIL_DOMAIN,
      roles: readStaffRoles({ leads: data.CARE_LEADS, roles: data.STAFF_ROLES }),
      rolesClaim: data.OIDC_ROLES_CLAIM,
      /** Said outright, as `npm start` does: what is not said is production. */
      mayPretend: environment.STAGE === 'development',
    },
    stripeSecretKey: data.STRIPE_SECRET_KEY,
    stripeUrl: data.STRIPE_API_URL.replace(/\/$/, ''),
    stripeWebhookSecrets: listOf(data.STRIPE_WEBHOOK_SECRET),
    stripePublishableKey: data.STRIPE_PUBLISHABLE_KEY,
    stripePaymentMethods: data.STRIPE_PAYMENT_METHODS.split(',').filter(Boolean),
    giftSecrets: listOf(data.GIFT_SECRET),
    giftBoxLeastHotels: data.GIFT_BOX_LEAST_HOTELS,
    alma: data.ALMA_API_KEY ? { apiKey: data.ALMA_API_KEY, baseUrl: data.ALMA_API_URL } : undefined,
    payLaterMarkets: data.PAY_LATER_MARKETS.split(',').filter(Boolean),
    creditInformationUrl:
      data.CREDIT_INFORMATION_URL ?? (isPretended ? paths.staticPage({ id: 'credit' }) : undefined),
    insurer: insurerOf(data) ?? (isPretended ? pretendedInsurer : null),
    trustProxy: data.TRUST_PROXY,
    metricsPort: data.METRICS_PORT,
    metricsHost: data.METRICS_HOST,
    drainMs: data.DRAIN_MS,
  }
}

const listOf = (text = ''): string[] => text.split(',').filter(Boolean)

const aboutInsurance = paths.staticPage({ id: 'insurance' })
const pretendedInsurer: Insurer = {
  name: 'Escapade Cover',
  informationUrl: `${aboutInsurance}#information`,
  conditionsUrl: `${aboutInsurance}#conditions`,
  claimsUrl: `${aboutInsurance}#claim`,
}

function insurerOf(data: Settings): Insurer | null {
  const {
    INSURER_NAME: name,
    INSURER_INFORMATION_URL: informationUrl,
    INSURER_CONDITIONS_URL: conditionsUrl,
    INSURER_CLAIMS_URL: claimsUrl,
  } = data
  return name && informationUrl && conditionsUrl && claimsUrl
    ? { name, informationUrl, conditionsUrl, claimsUrl }
    : null
}
