import * as kinds from '../kinds'
import { commonSettings, logLevel } from './common-settings'
import type { SettingsTable } from './settings-table'

const milliseconds = kinds.wholeNumber(1)

const tiles = ['MAP_TILES_URL', 'MAP_ATTRIBUTION']

const security = ['SECURITY_CONTACT', 'SECURITY_EXPIRES']

export const shellSettings = {
  ...commonSettings,
  PORT: { kind: kinds.port, default: '3000', does: 'port that it listens at' },
  HOST: { kind: kinds.host, default: '0.0.0.0', does: 'address that it listens at' },
  GATEWAY_URL: { kind: kinds.webUrl(), default: 'http://127.0.0.1:4000', does: 'where the gateway answers' },
  REGISTRY_URL: {
    kind: kinds.text('a file or an address'),
    does: 'registry of remotes, such as http://registry:4200/registry.json; unset, registry.json under VAR_DIR',
  },
  RELEASES_DIR: {
    kind: kinds.path,
    does: 'releases of a registry that is a file; unset, releases under VAR_DIR',
  },
  RELEASES_SEEN_ONLY: {
    kind: kinds.flag,
    default: '0',
    does: '1: no release goes live that did not pass the registry’s trial in a browser; what was live before stays',
  },
  VAR_DIR: { kind: kinds.path, default: 'var', does: 'folder of copies of releases' },
  REGISTRY_POLL_MS: {
    kind: milliseconds,
    default: '2000',
    does: 'milliseconds between two questions to the registry',
  },
  REVISION_POLL_MS: {
    kind: milliseconds,
    default: '1000',
    does: 'milliseconds between two questions to the gateway for changes by operators and editors',
  },
  SESSION_RELEASES_MS: {
    kind: milliseconds,
    default: '1800000',
    does: 'milliseconds for which a session stays on the releases it began with, from its last page',
  },
  RENDER_DEADLINE_MS: {
    kind: milliseconds,
    default: '300',
    does: 'milliseconds that a page waits for a remote’s part',
  },
  DOCUMENT_DEADLINE_MS: {
    kind: milliseconds,
    default: '800',
    does: 'milliseconds that a page waits for all its parts',
  },
  ROBOT_DEADLINE_MS: {
    kind: milliseconds,
    default: '5000',
    does: 'milliseconds that robots and link previews wait for a whole page, for which a browser would not',
  },
  RENDER_MEMORY_MB: {
    kind: kinds.wholeNumber(16),
    default: '128',
    does: 'memory of a remote’s render thread',
  },
  RENDER_THREADS: {
    kind: kinds.wholeNumber(1),
    default: '12',
    does: 'remotes whose render threads stay, of those that were asked for last; each takes some 30 MB',
  },
  SHOP_RATING: {
    kind: kinds.textLike('a score and a count: 4.5/4146, or none', /^(([0-4](\.\d)?|5)\/\d{1,9}|none)$/),
    does: 'how customers rate the shop, out of five, and from how many reviews; none: nothing is said of it',
  },
  MAP_TILES_URL: {
    together: tiles,
    kind: kinds.tilesUrl,
    does: 'vector tiles under the maps; without them the maps are drawn from outlines of countries',
  },
  MAP_ATTRIBUTION: {
    together: tiles,
    kind: kinds.textLike('names, such as "© OpenStreetMap"', /^/),
    does: 'makers of the tiles, whom the map names; needed with them',
  },
  MESSENGER_URL: {
    kind: kinds.serviceUrl(['https'], 'an https: address, such as https://wa.me/32…'),
    does: 'messenger that customer care answers in; without it the contact page’s chat button opens a form, whose message becomes a case',
  },
  AFFILIATE_IDS: {
    kind: kinds.textLike('ids, comma-joined', /^/),
    default: '',
    does: 'affiliates (?affiliateId=) whose visitors are not asked for their address',
  },
  OIDC_PROVIDER_NAME: {
    kind: kinds.text('a name, such as Google'),
    does: 'name of the OpenID provider, on the button that customer care signs in with',
  },
  SECURITY_CONTACT: {
    together: security,
    kind: kinds.textLike(
      'mailto: or https: addresses, comma-joined',
      /^(mailto:|https:\/\/)\S+(,(mailto:|https:\/\/)\S+)*$/,
    ),
    does: 'contacts for reporting a vulnerability, at /.well-known/security.txt',
  },
  SECURITY_EXPIRES: {
    together: security,
    kind: kinds.moment,
    does: 'until when SECURITY_CONTACT holds, at most a year ahead; needed with it',
  },
  LOG_LEVEL: logLevel,
} satisfies SettingsTable
