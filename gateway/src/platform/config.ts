import * as z from 'zod'

const flag = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1')

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  /** A PostgreSQL server; without it the embedded database under VAR_DIR is used. */
  DATABASE_URL: z.string().optional(),
  /** Connections to a PostgreSQL server. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  /** Where the embedded database and the caches live. */
  VAR_DIR: z.string().default('var'),
  /** What the visitor's browser sees: origin of links in mails. */
  PUBLIC_ORIGIN: z.url().default('http://localhost:3000'),
  /** Size of the generated catalogue and what it is drawn from. */
  SEED_HOTELS: z.coerce.number().int().min(0).default(640),
  SEED: z.string().default('escapade'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Multiplies the limits of calls per minute and address; 0 takes them away. */
  RATE_LIMIT: z.coerce.number().min(0).default(1),
  /** `smtp://user:password@host:587`; without it mails go to the embedded mailbox at /mailbox. */
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Escapade <reservations@escapade.example>'),
  /** With it payments go to Stripe, else to the embedded sandbox. */
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  /** Whether the client's address is taken from X-Forwarded-For: true behind the shell or a load balancer. */
  TRUST_PROXY: flag.default(true),
})

export type Config = ReturnType<typeof readConfig>

/** Settings from the environment. Throws with one line per wrong setting. */
export function readConfig(environment: Record<string, string | undefined> = process.env) {
  const parsed = Environment.safeParse(environment)
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
    throw new Error(`Wrong settings in the environment\n${lines.join('\n')}`)
  }
  const { data } = parsed
  return {
    env: data.NODE_ENV,
    host: data.HOST,
    port: data.PORT,
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    varDir: data.VAR_DIR,
    publicOrigin: data.PUBLIC_ORIGIN,
    seed: { hotels: data.SEED_HOTELS, seed: data.SEED },
    logLevel: data.LOG_LEVEL,
    rateLimit: data.RATE_LIMIT,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    stripeSecretKey: data.STRIPE_SECRET_KEY,
    trustProxy: data.TRUST_PROXY,
  }
}
