import type { Insurer } from '@escapade/shared-contracts/api/orders/insurance-schemas'
import * as paths from '@escapade/shared-contracts/paths'
import { providedWays } from '@escapade/shared-contracts/rules/money/payment-ways'
import { countries } from '@escapade/shared-contracts/rules/visitor/locale'
import { openTools } from '@escapade/shared-contracts/settings/developer-tools'
import {
  postgresUrl,
  sender,
  serviceUrl,
  trustedProxies,
  webUrl,
  withPassword,
  wordsOf,
} from '@escapade/shared-contracts/settings/kinds'
import { publicOriginOf } from '@escapade/shared-contracts/settings/public-address'
import { readEnvironment } from '@escapade/shared-contracts/settings/read-environment'
import { isSandbox, mayPretend } from '@escapade/shared-contracts/settings/sandbox'
import { readSeller } from '@escapade/shared-contracts/settings/seller'
import { isProduction } from '@escapade/shared-contracts/settings/stage'
import * as z from 'zod'
import * as mini from 'zod/mini'
import { readStaffRoles, staffRolesForm } from './staff-roles'

const markets = countries.map((country) => country.toLowerCase())

/** While one is changed: the new one, then those before it. */
const secrets = z
  .string()
  .regex(/^[^,]{32,}(,[^,]{32,})*$/, 'takes at least 32 characters; several, comma-joined, the newest first')

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  /** Production unless it, or NODE_ENV, says otherwise (shared-contracts/src/settings/stage.ts). */
  STAGE: z.enum(['production', 'development']).optional(),
  /** `1`: production without real providers, which says of itself that nothing is sold. */
  SANDBOX: z.string().optional(),
  /**
   * Tools that production shows to everybody all the same, comma-joined: `mailbox`, `docs`, `cc`, `ff`, `lang`,
   * `locale`.
   */
  DEV_TOOLS: z.string().optional(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** A PostgreSQL server; without it the embedded database under VAR_DIR is used. */
  DATABASE_URL: z.optional(postgresUrl),
  /** Password of DATABASE_URL and DATABASE_REPLICA_URL as it is, where they have none. */
  DATABASE_PASSWORD: z.string().min(1).optional(),
  /** Connections to a PostgreSQL server. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** A copy of DATABASE_URL's that may lag behind: reads of the catalogue go there. */
  DATABASE_REPLICA_URL: z.optional(postgresUrl),
  /** Lag that the copy may have before it is left alone. */
  DATABASE_REPLICA_MAX_LAG_MS: z.coerce.number().int().min(100).default(10_000),
  /** A statement that takes longer is given up; imports and migrations are not limited. */
  DATABASE_STATEMENT_TIMEOUT_MS: z.coerce.number().int().min(100).default(8_000),
  /** Shared by several gateways for limits of calls; without it each keeps its own. */
  REDIS_URL: z.optional(
    serviceUrl(['redis', 'rediss'], 'redis://user:password@host:6379, or rediss:// with TLS'),
  ),
  /** Folder of the embedded database and the caches. */
  VAR_DIR: z.string().default('var'),
  /** An S3-compatible store of photographs; without it they lie in the folder `assets` under VAR_DIR. */
  ASSETS_S3_BUCKET: z.string().min(1).optional(),
  ASSETS_S3_REGION: z.string().default('us-east-1'),
  /** Address of another provider than AWS. */
  ASSETS_S3_ENDPOINT: z.optional(webUrl()),
  /** `true`: the bucket is part of the path, as most other providers want it. */
  ASSETS_S3_PATH_STYLE: z.stringbool().default(false),
  /** Larger photographs are not taken. */
  ASSET_MAX_MEGABYTES: z.coerce.number().min(1).max(200).default(25),
  ASSET_MAX_MEGAPIXELS: z.coerce.number().min(1).max(500).default(60),
  /** Origin that the visitor's browser sees, of links in mails. PUBLIC_HOST is enough where it is `https`. */
  PUBLIC_ORIGIN: z.optional(webUrl('https://escapade.example')),
  PUBLIC_HOST: z.string().optional(),
  /** Extensions of the gateway, by names, comma-joined: `demo` fills an empty shop. */
  GATEWAY_EXTENSIONS: z
    .string()
    .regex(/^([a-z][a-z0-9-]*(,[a-z][a-z0-9-]*)*)?$/, 'takes names, comma-joined')
    .default(''),
  /** Size of the demo's catalogue and what it is drawn from. */
  SEED_HOTELS: z.coerce.number().int().min(0).default(640),
  SEED: z.string().default('escapade'),
  /** `on`: calls take the pseudo-locale en_XA, which shows what is not translated. Off in production unless set. */
  PSEUDO_LOCALE: z.enum(['on', 'off']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Multiplies the limits of calls per minute and address; 0 takes them away. */
  RATE_LIMIT: z.coerce.number().min(0).default(1),
  /** JSON file of the company that sells (shared-contracts/src/settings/seller.ts). */
  SELLER_FILE: z.string().min(1).optional(),
  /**
   * `smtp://user:password@host:587`, a server that takes STARTTLS: `?requireTLS=false` sends to one that does not. Without
   * it mails go to the embedded mailbox at /mailbox.
   */
  SMTP_URL: z.optional(
    serviceUrl(['smtp', 'smtps'], 'smtp://user:password@host:587, or smtps:// with TLS from the start'),
  ),
  MAIL_FROM: mini._default(sender, 'Escapade <reservations@escapade.example>'),
  /**
   * Key that links in mails and bot checks are signed with; without it the shop makes one and keeps it in the
   * database. Several, comma-joined: the first one signs, what the others have signed stays good.
   */
  SECRET_KEY: secrets.optional(),
  /** Web-to-case form of a CRM that gets each message to customer care as well. */
  CRM_WEB_TO_CASE_URL: z.optional(webUrl()),
  /**
   * Provider that agents of customer care sign in with: an OpenID Connect issuer such as https://accounts.google.com,
   * the client that was registered there, and the domain that their e-mail addresses have. Without all four nobody
   * signs in, but where STAGE is `development`: there the embedded provider stands in.
   */
  OIDC_ISSUER: z.optional(webUrl('https://accounts.google.com')),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  CARE_EMAIL_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'takes a domain')
    .optional(),
  /** Addresses of the agents who may give money back, comma-joined; all others are agents. */
  CARE_LEADS: z.string().toLowerCase().default(''),
  /**
   * Roles of those who work for the shop, comma-joined: `ada@escapade.example=editor+squad`. Who is not named has those
   * of the provider's claim `roles`, else is an agent.
   */
  STAFF_ROLES: z
    .string()
    .toLowerCase()
    .regex(staffRolesForm, 'takes addresses with roles: a@shop.example=editor+squad')
    .default(''),
  /** With it payments go to Stripe, else to the embedded sandbox. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_\w+$/, 'takes a secret key of Stripe: sk_live_… or rk_live_…')
    .optional(),
  /** Where Stripe answers: another address is a fake that a stage is tried with. */
  STRIPE_API_URL: mini._default(webUrl(), 'https://api.stripe.com'),
  /**
   * Secrets with which Stripe signs its events, comma-joined while one is exchanged; without it Stripe is only asked.
   */
  STRIPE_WEBHOOK_SECRET: z.string().default(''),
  /** Key that the pages start Stripe's library with; without it no cards and wallets are offered. */
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_').optional(),
  /**
   * Ways to pay that are switched on in the account at Stripe, comma-joined: card, wallet, ideal, bancontact, paypal.
   */
  STRIPE_PAYMENT_METHODS: mini._default(wordsOf(providedWays), 'card'),
  /**
   * Codes of gifts are made from it: the same for every gateway of a shop. Without it one is drawn under VAR_DIR. Several,
   * comma-joined: new gifts take the first one, those of the others can be mailed and printed again.
   */
  GIFT_SECRET: secrets.optional(),
  /** Fewest hotels that a gift box opens while it is on sale: with fewer its recipient has no choice. */
  GIFT_BOX_LEAST_HOTELS: z.coerce.number().int().min(0).default(10),
  /** With it stays are paid later through Alma, else the embedded lender lends for sandbox payments. */
  ALMA_API_KEY: z.string().min(1).optional(),
  /** `https://api.sandbox.getalma.eu` is for trying. */
  ALMA_API_URL: mini._default(webUrl(), 'https://api.getalma.eu'),
  /**
   * Standard information of the lender on its credit (Directive (EU) 2023/2225), which is read before the click. Without
   * it nothing is paid later, but in the demo.
   */
  CREDIT_INFORMATION_URL: z.optional(webUrl()),
  /**
   * Insurer of stays, with its information document (Directive (EU) 2016/97), its conditions and its way to claim.
   * Without all four no insurance is offered, but in the demo.
   */
  INSURER_NAME: z.string().min(1).optional(),
  INSURER_INFORMATION_URL: z.optional(webUrl()),
  INSURER_CONDITIONS_URL: z.optional(webUrl()),
  INSURER_CLAIMS_URL: z.optional(webUrl()),
  /** Countries in which stays can be paid later, comma-joined; empty: nowhere. */
  PAY_LATER_MARKETS: mini._default(wordsOf(markets), markets.join()),
  /**
   * Addresses of the shell and the load balancer, comma-joined: only they are believed who asks (X-Forwarded-For).
   * `loopback`, `linklocal` and `uniquelocal` stand for the reserved ranges.
   */
  TRUST_PROXY: mini._default(trustedProxies, 'loopback'),
  /** Port of `/metrics`; without it nothing is measured. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  /** Time for which `/ready` says no before the gateway stops: load balancers need it to notice. */
  DRAIN_MS: z.coerce.number().int().min(0).default(0),
})

export type Config = ReturnType<typeof readConfig>

/** Addresses that are customer care's as they are given, and would never be let in. */
const strangersIn = ({
  CARE_EMAIL_DOMAIN: domain,
  CARE_LEADS: leads,
}: z.infer<typeof Environment>): string[] =>
  domain ? leads.split(',').filter((lead) => lead.trim() && !lead.trim().endsWith(`@${domain}`)) : []

const CheckedEnvironment = Environment.check(({ value, issues }) => {
  for (const stranger of strangersIn(value))
    issues.push({
      code: 'custom',
      input: stranger,
      path: ['CARE_LEADS'],
      message: `names ${stranger.trim()}, who is not of CARE_EMAIL_DOMAIN`,
    })
})

/** Settings from the environment. Throws `WrongSettingsError` with one line per wrong setting. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const data = readEnvironment(CheckedEnvironment, environment)
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
      clientSecret: data.OIDC_CLIENT_SECRET,
      emailDomain: data.CARE_EMAIL_DOMAIN,
      roles: readStaffRoles({ leads: data.CARE_LEADS, roles: data.STAFF_ROLES }),
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

function insurerOf(data: z.infer<typeof Environment>): Insurer | null {
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
