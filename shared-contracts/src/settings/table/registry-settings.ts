import * as kinds from '../kinds'
import { bucketSettings, logLevel } from './common-settings'
import type { SettingsTable } from './settings-table'

const squad = '[a-z][a-z0-9-]{0,63}=[A-Za-z0-9+/]{59}='

export const registrySettings = {
  PORT: { kind: kinds.port, default: '4200', does: 'port that it listens at' },
  HOST: { kind: kinds.host, default: '127.0.0.1', does: 'address that it listens at' },
  REGISTRY_DATABASE_URL: {
    kind: kinds.postgresUrl,
    does: 'a PostgreSQL server; without it the embedded database under VAR_DIR',
    secret: true,
  },
  REGISTRY_DATABASE_PASSWORD: {
    kind: kinds.text('a password, as it is'),
    does: 'password of REGISTRY_DATABASE_URL where that has none',
    secret: true,
  },
  VAR_DIR: {
    kind: kinds.path,
    default: 'var/registry',
    does: 'folder of the embedded database and the files',
  },
  REGISTRY_S3_BUCKET: {
    kind: kinds.text('the name of a bucket'),
    does: 'S3-compatible store of the files of releases; without it they lie in the folder `files` under VAR_DIR',
  },
  REGISTRY_S3_REGION: bucketSettings.region,
  REGISTRY_S3_ENDPOINT: bucketSettings.endpoint,
  REGISTRY_S3_PATH_STYLE: bucketSettings.pathStyle,
  AWS_ACCESS_KEY_ID: bucketSettings.keyId,
  AWS_SECRET_ACCESS_KEY: bucketSettings.key,
  REGISTRY_SQUADS: {
    kind: kinds.textLike(
      'names and Ed25519 public keys (SPKI in base64), comma-joined: search=MCowBQYDK2VwAyEA…',
      new RegExp(`^(${squad})(,${squad})*$`),
    ),
    does: 'squads by their public keys; others are invited',
  },
  REGISTRY_OPEN: {
    kind: kinds.flag,
    default: '0',
    does: '1: an unknown key is that of a squad of its own, for a developer’s machine',
  },
  TRIAL_SHELL_URL: {
    kind: kinds.webUrl(),
    does: 'a shell that follows this registry: releases are tried in a browser on its pages before they go live',
  },
  CHROMIUM_PATH: { kind: kinds.path, does: 'Chromium, where it is in no usual place' },
  TRUST_PROXY: {
    kind: kinds.trustedProxies,
    default: 'loopback',
    does: 'addresses of load balancers, whose X-Forwarded-* headers alone are believed',
  },
  LOG_LEVEL: logLevel,
} satisfies SettingsTable
