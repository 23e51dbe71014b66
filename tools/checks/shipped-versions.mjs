/**
 * Packages that a visitor's browser or our servers run, from `pnpm-lock.yaml`: what the shipped packages depend on,
 * and so on. Peers are left out, as the package that needs one brings it itself. Builds are not shipped: neither
 * remote-kit's dependencies, which are webpack and its loaders, nor the federation plugin.
 */
const notShipped = new Set(['.', 'bench', 'e2e', 'remote-kit'])
const buildTools = new Set(['@module-federation/enhanced'])

/** Two majors of these are on the servers, because their users move at different times. Browsers get none of them. */
const belowKoa = 'koa below oidc-provider, and Fastify’s plugins'
const exceptions = new Map([
  ['base64-js', 'fontkit and linebreak, both below pdfkit'],
  ['content-disposition', belowKoa],
  ['content-type', belowKoa],
  ['cookie', '@fastify/cookie and light-my-request'],
  ['depd', belowKoa],
  ['fast-uri', 'json-schema-resolver and Fastify’s ajv compiler'],
  ['fastify-plugin', '@fastify/cookie and @fastify/rate-limit'],
  ['http-errors', belowKoa],
  ['mime-db', 'mime-types below axios, and @fastify/compress'],
  ['mime-types', belowKoa],
  ['pako', 'fontkit on the server; geotiff below ol, which no bundle takes'],
  ['statuses', belowKoa],
  ['tslib', 'tsyringe below @simplewebauthn/server, and the AWS SDK'],
])

/**
 * Parts of `pnpm-lock.yaml` that are read here.
 *
 * @typedef {Record<string, string>} Versions
 * @typedef {{ importers: Record<string, { dependencies?: Record<string, { version: string }> }>,
 *   packages: Record<string, { peerDependencies?: Versions }>,
 *   snapshots: Record<string, { dependencies?: Versions, optionalDependencies?: Versions }> }} Lock
 */

/** Libraries in two versions without an exception, and exceptions that nothing needs any more. @param {Lock} lock */
export function checkShippedVersions(lock) {
  const versions = shippedVersions(lock)
  const twice = [...versions].filter(([, found]) => found.size > 1)
  const names = new Set(twice.map(([name]) => name))
  return [
    ...twice
      .filter(([name]) => !exceptions.has(name))
      .map(
        ([name, found]) =>
          `${name} ships twice: ${[...found].map(([version, by]) => `${version} (${by})`).join(', ')}`,
      ),
    ...[...exceptions.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `${name} ships once: its exception in shipped-versions.mjs is out of date`),
  ]
}

/** Name → version → the way there from one of our packages. @param {Lock} lock */
function shippedVersions({ importers, packages, snapshots }) {
  /** @type {Map<string, Map<string, string>>} */
  const versions = new Map()
  const seen = new Set()
  const visit = (/** @type {string} */ key, /** @type {string[]} */ trail) => {
    if (seen.has(key)) return
    seen.add(key)
    const { name, version } = partsOf(key)
    const found = versions.get(name) ?? new Map()
    versions.set(name, found.set(version, trail.join(' › ')))
    const peers = packages[`${name}@${version}`]?.peerDependencies ?? {}
    const { dependencies, optionalDependencies } = snapshots[key] ?? {}
    for (const [each, wanted] of Object.entries({ ...dependencies, ...optionalDependencies }))
      if (!(each in peers)) visit(keyOf(each, wanted), [...trail, name])
  }
  for (const [folder, { dependencies = {} }] of Object.entries(importers)) {
    if (notShipped.has(folder)) continue
    for (const [name, { version }] of Object.entries(dependencies))
      if (!version.startsWith('link:') && !buildTools.has(name)) visit(keyOf(name, version), [folder])
  }
  return versions
}

/** `react-dom@19.3.1(react@19.3.1)` → its name and version. @param {string} key */
function partsOf(key) {
  const at = key.indexOf('@', 1)
  return { name: key.slice(0, at), version: key.slice(at + 1).replace(/\(.*$/, '') }
}

/** An alias names the whole key, all else a version alone. */
const keyOf = (/** @type {string} */ name, /** @type {string} */ wanted) =>
  /^@?[a-z][^(]*@\d/.test(wanted) ? wanted : `${name}@${wanted}`
