import { providedWays } from '../../rules/money/payment-ways'
import { staffRoles } from '../../rules/staff/permissions'
import { countries } from '../../rules/visitor/locale'
import * as kinds from '../kinds'
import { bucketSettings, commonSettings } from './common-settings'
import type { SettingsTable } from './settings-table'

const markets = countries.map((country) => country.toLowerCase())
const role = `(${staffRoles.join('|')})`
const staff = `\\s*[^\\s=,@]+@[^\\s=,@]+=${role}(\\+${role})*\\s*`

const insurer = ['INSURER_NAME', 'INSURER_INFORMATION_URL', 'INSURER_CONDITIONS_URL', 'INSURER_CLAIMS_URL']

const signIn = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'CARE_EMAIL_DOMAIN']

export const gatewaySettings = {
  ...commonSettings,
  NODE_ENV: {
    kind: kinds.oneOf(['production', 'development', 'test']),
    default: 'development',
    does: 'what libraries go by; STAGE says it to the shop',
  },
  PORT: { kind: kinds.port, default: '4000', does: 'port that it listens at' },
  HOST: { kind: kinds.host, default: '127.0.0.1', does: 'address that it listens at' },
  LOG_LEVEL: {
    kind: kinds.oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    default: 'info',
    does: 'least severity that is logged',
  },
  RATE_LIMIT: {
    kind: kinds.number(0),
    default: '1',
    does: 'multiplies the limits of calls per minute and address; 0 takes them away',
  },

  DATABASE_URL: {
    kind: kinds.postgresUrl,
    does: 'the primary PostgreSQL server; without it the embedded database under VAR_DIR. Gateways × pool stays below its max_connections',
    secret: true,
  },
  DATABASE_PASSWORD: {
    kind: kinds.text('a password, as it is'),
    does: 'password of DATABASE_URL and DATABASE_REPLICA_URL where they have none',
    secret: true,
  },
  DATABASE_POOL: {
    kind: kinds.wholeNumber(1, 200),
    default: '10',
    does: 'connections to a PostgreSQL server, besides one that listens',
  },
  DATABASE_REPLICA_URL: {
    kind: kinds.postgresUrl,
    does: 'a streaming replica that reads of the catalogue go to; left alone while it is away or too far behind',
    secret: true,
  },
  DATABASE_REPLICA_MAX_LAG_MS: {
    kind: kinds.wholeNumber(100),
    default: '10000',
    does: 'milliseconds that it may be behind',
  },
  DATABASE_STATEMENT_TIMEOUT_MS: {
    kind: kinds.wholeNumber(100),
    default: '8000',
    does: 'the longest a call’s statement may take; a server that says nothing at all is given up a second later, with 503. Imports and migrations are not limited',
  },
  REDIS_URL: {
    kind: kinds.serviceUrl(['redis', 'rediss'], 'redis://user:password@host:6379, or rediss:// with TLS'),
    does: 'counts calls over several gateways; while it is away no call is refused, without it each gateway counts alone',
    secret: true,
  },
  VAR_DIR: { kind: kinds.path, default: 'var', does: 'folder of the embedded database and the caches' },

  ASSETS_S3_BUCKET: {
    kind: kinds.text('the name of a bucket'),
    does: 'S3-compatible store of photographs; without it they lie in the folder `assets` under VAR_DIR',
  },
  ASSETS_S3_REGION: bucketSettings.region,
  ASSETS_S3_ENDPOINT: bucketSettings.endpoint,
  ASSETS_S3_PATH_STYLE: bucketSettings.pathStyle,
  AWS_ACCESS_KEY_ID: bucketSettings.keyId,
  AWS_SECRET_ACCESS_KEY: bucketSettings.key,
  ASSET_MAX_MEGABYTES: {
    kind: kinds.number(1, 200),
    default: '25',
    does: 'larger photographs are not taken',
  },
  ASSET_MAX_MEGAPIXELS: {
    kind: kinds.number(1, 500),
    default: '60',
    does: 'larger photographs are not taken',
  },

  SMTP_URL: {
    kind: kinds.serviceUrl(
      ['smtp', 'smtps'],
      'smtp://user:password@host:587, or smtps:// with TLS from the start',
    ),
    does: 'smtp://user:password@host:587: sends confirmations, vouchers and answers. It asks for STARTTLS and sends nothing without it, but to this machine or with ?requireTLS=false; smtps:// is TLS from the start',
    secret: true,
    needed: true,
  },
  MAIL_FROM: {
    kind: kinds.sender,
    default: 'Escapade <reservations@escapade.example>',
    does: 'who mails are from, an address that SMTP_URL may send as',
    needed: true,
  },
  SECRET_KEY: {
    kind: kinds.secrets,
    does: 'signs links in mails and checks of robots, the same for all gateways; unset, the shop makes one and keeps it in the database. Of several the first one signs, what the others signed stays good (docs/rotation.md)',
    secret: true,
  },
  CRM_WEB_TO_CASE_URL: {
    kind: kinds.webUrl(),
    does: 'web-to-case form of a CRM that gets each message to customer care as well',
  },

  OIDC_ISSUER: {
    together: signIn,
    kind: kinds.webUrl('https://accounts.google.com'),
    does: 'address of the OpenID provider that customer care signs in with; in a sandbox without it customer care’s hosts stay closed',
    needed: true,
  },
  OIDC_CLIENT_ID: {
    kind: kinds.text('an id'),
    does: 'what that provider knows the shop as',
    needed: true,
    together: signIn,
  },
  OIDC_CLIENT_SECRET: {
    together: signIn,
    kind: kinds.text('a secret; while one is changed two, comma-joined, the new one first'),
    does: 'the secret that it gave the shop with it: of several the first one that it knows (docs/rotation.md)',
    secret: true,
    needed: true,
  },
  OIDC_ROLES_CLAIM: {
    kind: kinds.text('the name of a claim, such as realm_access.roles'),
    default: 'roles',
    does: 'claim of the ID token, or of the userinfo endpoint, that has a person’s roles as a list; a path where it lies deeper',
  },
  CARE_EMAIL_DOMAIN: {
    together: signIn,
    kind: kinds.lowerTextLike('a domain', /^[a-z0-9-]+(\.[a-z0-9-]+)+$/),
    does: 'domain of the e-mail addresses of customer care, such as escapade.example',
    needed: true,
  },
  CARE_LEADS: {
    kind: kinds.lowerTextLike('addresses, comma-joined', /^/),
    default: '',
    does: 'addresses of agents who may give money back; all others are agents',
  },
  STAFF_ROLES: {
    kind: kinds.lowerTextLike(
      'addresses with roles, comma-joined: ada@escapade.example=editor+squad',
      new RegExp(`^(${staff}(,${staff})*)?$`),
    ),
    default: '',
    does: `roles of those who work for the shop (${staffRoles.join(', ')}); who is not named has those of the provider’s claim, else is an agent`,
  },

  STRIPE_SECRET_KEY: {
    kind: kinds.textLike('a secret key of Stripe: sk_live_… or rk_live_…', /^(sk|rk)_(live|test)_\w+$/),
    does: 'secret key of Stripe in live mode (sk_live_… or rk_live_…): takes the payments; in a sandbox without it the embedded provider does',
    secret: true,
    needed: true,
  },
  STRIPE_PUBLISHABLE_KEY: {
    kind: kinds.textLike('a publishable key of Stripe: pk_live_…', /^pk_/),
    does: 'publishable key of Stripe in live mode (pk_live_…): pages take cards and wallets with it',
    needed: true,
  },
  STRIPE_PAYMENT_METHODS: {
    kind: kinds.wordsOf(providedWays),
    default: 'card',
    does: 'ways to pay that are switched on in the account at Stripe',
  },
  STRIPE_WEBHOOK_SECRET: {
    kind: kinds.textLike('secrets, comma-joined', /^/),
    default: '',
    does: 'what Stripe signs its events with, several while one is exchanged; without it Stripe is only asked',
    secret: true,
  },
  STRIPE_API_URL: {
    kind: kinds.webUrl(),
    default: 'https://api.stripe.com',
    does: 'where Stripe answers, unless it is a fake that a stage is tried with',
  },
  ALMA_API_KEY: {
    kind: kinds.text('a key'),
    does: 'with it stays are paid later through Alma; SELLER_FILE names the lender too, then. Else the embedded lender lends for sandbox payments',
    secret: true,
  },
  ALMA_API_URL: {
    kind: kinds.webUrl(),
    default: 'https://api.getalma.eu',
    does: 'where Alma answers; https://api.sandbox.getalma.eu is for trying',
  },
  PAY_LATER_MARKETS: {
    kind: kinds.wordsOf(markets),
    default: markets.join(),
    does: 'countries in which stays can be paid later; empty: nowhere',
  },
  CREDIT_INFORMATION_URL: {
    kind: kinds.webUrl(),
    does: 'the lender’s standard information on its credit (Directive (EU) 2023/2225), read before the click; without it nothing is paid later',
  },

  GIFT_SECRET: {
    kind: kinds.secrets,
    does: 'codes of gifts are made from it: at least 32 characters, the same for every gateway and for ever. Of several new gifts take the first one (docs/rotation.md); in a sandbox without it one is drawn under VAR_DIR',
    secret: true,
    needed: true,
  },
  GIFT_BOX_LEAST_HOTELS: {
    kind: kinds.wholeNumber(0),
    default: '10',
    does: 'fewest hotels that a gift box opens while it is on sale',
  },
  INSURER_NAME: {
    together: insurer,
    kind: kinds.text('a name'),
    does: 'who insures stays; without this and the next three no insurance is offered',
  },
  INSURER_INFORMATION_URL: {
    together: insurer,
    kind: kinds.webUrl(),
    does: 'its information document (Directive (EU) 2016/97)',
  },
  INSURER_CONDITIONS_URL: { kind: kinds.webUrl(), does: 'its conditions', together: insurer },
  INSURER_CLAIMS_URL: { kind: kinds.webUrl(), does: 'its way to claim', together: insurer },

  GATEWAY_EXTENSIONS: {
    kind: kinds.textLike('names, comma-joined', /^([a-z][a-z0-9-]*(,[a-z][a-z0-9-]*)*)?$/),
    default: '',
    does: 'demo fills an empty shop with a made-up catalogue; unset, a first start prepares an empty one',
  },
  SEED_HOTELS: { kind: kinds.wholeNumber(0), default: '640', does: 'hotels of the demo’s catalogue' },
  SEED: { kind: kinds.text('a word'), default: 'escapade', does: 'what the demo’s catalogue is drawn from' },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: kinds.webUrl(),
    does: 'collector of traces, with the other standard variables of OpenTelemetry (OTEL_TRACES_SAMPLER=parentbased_traceidratio with OTEL_TRACES_SAMPLER_ARG=0.05 sends one of twenty); off without it',
  },
} satisfies SettingsTable
