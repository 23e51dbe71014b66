import { unknownTools } from './developer-tools'
import { publicHostOf, publicOriginOf } from './public-address'
import { WrongSettingsError } from './read-environment'
import { isSandboxAsked, isTestKey } from './sandbox'
import { type Environment, isProduction } from './stage'

export type Server = 'gateway' | 'shell'

type Requirement = {
  /** The settings of which one is enough. */
  settings: string[]
  /** Service that does not work without one of them, and the value to set. */
  purpose: string
  /** Servers that need it: secrets stay out of the one that draws pages. */
  servers: Server[]
}

/** Settings that a shop that sells needs from outside. */
export const requirements: readonly Requirement[] = [
  {
    settings: ['PUBLIC_HOST', 'PUBLIC_ORIGIN'],
    purpose: 'where visitors find the shop, such as escapade.example: links and mails lead there',
    servers: ['gateway', 'shell'],
  },
  {
    settings: ['STRIPE_SECRET_KEY'],
    purpose: 'secret key of Stripe in live mode (sk_live_… or rk_live_…): takes the payments',
    servers: ['gateway'],
  },
  {
    settings: ['STRIPE_PUBLISHABLE_KEY'],
    purpose: 'publishable key of Stripe in live mode (pk_live_…): pages take cards and wallets with it',
    servers: ['gateway'],
  },
  {
    settings: ['SMTP_URL'],
    purpose: 'smtp://user:password@host:587: sends confirmations, vouchers and answers',
    servers: ['gateway'],
  },
  {
    settings: ['MAIL_FROM'],
    purpose: 'Escapade <hello@escapade.example>: who mails are from, an address that SMTP_URL may send as',
    servers: ['gateway'],
  },
  {
    settings: ['GIFT_SECRET'],
    purpose:
      'at least 32 characters, the same for every gateway and for ever: codes of gifts are made from it',
    servers: ['gateway'],
  },
  {
    settings: ['SELLER_FILE'],
    purpose: 'JSON file of the company that sells: legal notice, terms, privacy, invoices and mails name it',
    servers: ['gateway', 'shell'],
  },
  {
    settings: ['OIDC_ISSUER'],
    purpose: 'address of the OpenID provider that customer care signs in with',
    servers: ['gateway'],
  },
  {
    settings: ['OIDC_CLIENT_ID'],
    purpose: 'what that provider knows the shop as',
    servers: ['gateway'],
  },
  {
    settings: ['OIDC_CLIENT_SECRET'],
    purpose: 'the secret that it gave the shop with it',
    servers: ['gateway'],
  },
  {
    settings: ['CARE_EMAIL_DOMAIN'],
    purpose: 'domain of the e-mail addresses of customer care, such as escapade.example',
    servers: ['gateway'],
  },
]

const nameOf = ({ settings }: Requirement) => settings.join(' or ')

const missingFor = (server: Server, environment: Environment): string[] =>
  requirements
    .filter(
      ({ servers, settings }) => servers.includes(server) && !settings.some((name) => environment[name]),
    )
    .map((requirement) => `${nameOf(requirement)} is missing: ${requirement.purpose}`)

/** Settings that do not do what they are set for. */
function contradictionsIn(environment: Environment): string[] {
  const { STRIPE_SECRET_KEY: key = '' } = environment
  const origin = publicOriginOf(environment)
  const isElsewhere = origin !== null && new URL(origin).host !== publicHostOf(environment)
  const isAsked = isSandboxAsked(environment)
  return [
    ...(key && !isAsked && isTestKey(key)
      ? ['STRIPE_SECRET_KEY is a key of the test mode: cards would be charged nothing']
      : []),
    ...(key && isAsked && !isTestKey(key)
      ? ['STRIPE_SECRET_KEY is a live key, but SANDBOX=1 says that nothing is sold: leave one of them out']
      : []),
    ...(isElsewhere ? ['PUBLIC_HOST and PUBLIC_ORIGIN name different hosts: one of them is enough'] : []),
    ...unknownTools(environment).map((name) => `DEV_TOOLS names ${name}, which is no tool`),
  ]
}

/** Why a server must not start in production, a line each. Nothing outside of production. */
export function refusals(server: Server, environment: Environment): string[] {
  if (!isProduction(environment)) return []
  const missing = isSandboxAsked(environment) ? [] : missingFor(server, environment)
  return [...missing, ...contradictionsIn(environment)]
}

/** Throws with every refusal at once, those of `read` too, and with what to do. Answers what `read` has read. */
export function readSettings<Settings>(
  server: Server,
  environment: Environment,
  read: (environment: Environment) => Settings,
): Settings {
  const refused = refusals(server, environment)
  try {
    const settings = read(environment)
    if (refused.length === 0) return settings
  } catch (error) {
    if (!(error instanceof WrongSettingsError) || refused.length === 0) throw error
    refused.push(...error.lines)
  }
  throw new Error(explain(server, refused))
}

const explain = (server: Server, lines: readonly string[]): string =>
  [
    `The ${server} does not start in production:`,
    ...lines.map((line) => `  ${line}`),
    'Set what is named above, or SANDBOX=1 for a demonstration, which says on each page and in each mail that nothing',
    'is sold. On a developer’s machine: npm start, or STAGE=development. All settings: deploy/README.md.',
  ].join('\n')

/** Exit code of a server whose settings are wrong (EX_CONFIG of sysexits.h): starting it again changes nothing. */
export const wrongSettingsExitCode = 78
