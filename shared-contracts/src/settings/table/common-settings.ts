import { developerTools } from '../developer-tools'
import * as kinds from '../kinds'
import type { Setting, SettingsTable } from './settings-table'

/** Settings of gateway and shell alike. */
export const commonSettings = {
  STAGE: {
    kind: kinds.oneOf(['production', 'development']),
    does: 'production closes what developers need, and does not start without what a shop that sells needs; unset, NODE_ENV says it, and without that it is production',
  },
  SANDBOX: {
    kind: kinds.textLike('1 or 0', /^[01]?$/),
    does: '1: production without real providers, which says on each page and in each mail that nothing is sold',
  },
  DEV_TOOLS: {
    kind: kinds.textLike(`some of ${developerTools.join(', ')}, comma-joined`, /^/),
    does: 'tools of developers that production shows to everybody all the same',
  },
  PUBLIC_HOST: {
    kind: kinds.text('a host, such as escapade.example'),
    does: 'where visitors find the shop, such as escapade.example: links and mails lead there, and markets are hosts below it',
    needed: { or: 'PUBLIC_ORIGIN' },
  },
  PUBLIC_ORIGIN: {
    kind: kinds.webUrl('https://escapade.example'),
    does: 'PUBLIC_HOST with its protocol; one of them is enough',
  },
  SELLER_FILE: {
    kind: kinds.path,
    does: 'JSON file of the company that sells: legal notice, terms, privacy, invoices and mails name it',
    needed: true,
  },
  PSEUDO_LOCALE: {
    kind: kinds.oneOf(['on', 'off']),
    does: 'on: ?lang=en-XA shows each text accented, longer and in brackets; unset: off in production',
  },
  TRUST_PROXY: {
    kind: kinds.trustedProxies,
    default: 'loopback',
    does: 'addresses of shell and load balancers, whose X-Forwarded-* headers alone are believed',
  },
  METRICS_PORT: {
    kind: kinds.port,
    does: 'port of /metrics, which no ingress should know; unset, nothing is measured',
  },
  METRICS_HOST: { kind: kinds.host, default: '127.0.0.1', does: 'address that /metrics listens at' },
  DRAIN_MS: {
    kind: kinds.wholeNumber(0),
    default: '0',
    does: 'milliseconds for which the server says that it is not ready before it stops: longer than a balancer needs to hear it',
  },
} satisfies SettingsTable

/** Rows of a bucket, whatever it is for. */
export const bucketSettings = {
  region: { kind: kinds.text('a region'), default: 'us-east-1', does: 'region of that bucket' },
  endpoint: { kind: kinds.webUrl(), does: 'address of another provider than AWS' },
  pathStyle: {
    kind: kinds.flag,
    default: '0',
    does: '1: the bucket is part of the path, as most other providers want it',
  },
  keyId: { kind: kinds.text('the id of a key'), does: 'key of that bucket' },
  key: { kind: kinds.text('a key'), does: 'its secret', secret: true },
} satisfies SettingsTable

export const logLevel = {
  kind: kinds.oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
  default: 'info',
  does: 'least severity that is logged',
} satisfies Setting
