/** Journeys and pages that show most of a package's work within a minute. */
const specsOf = {
  gateway: ['journeys/payment'],
  shell: ['journeys/menu'],
  'mf-search': ['journeys/criteria', 'pages/search-states'],
  'mf-product': ['journeys/gallery'],
  'mf-hotel': ['pages/search-first-view'],
  'mf-activity': ['journeys/activity-visit'],
  'mf-gifting': ['journeys/gift-card'],
  'mf-checkout-helpers': ['journeys/payment'],
  'mf-account': ['journeys/account'],
  'mf-desk': ['journeys/desk'],
  'mf-content': ['pages/documents'],
}
const shared = ['shared-contracts', 'shared-ui', 'remote-kit']
const mostSpecs = 2

/** A suite on a database takes as long as three others. @param {string} test */
const weightOf = (test) => (/\.(api|postgres|redis)\.test\./.test(test) ? 3 : 1)
const mostWeight = 45

const isProduct = (/** @type {string} */ file) => !/\.(test|spec)\.|\.md$|fixture|\/testing\//.test(file)
const packageOf = (/** @type {string} */ file) => file.split('/')[0] ?? ''

/** Static checks that a change may break. @param {string[]} files */
export function checksFor(files) {
  const some = (/** @type {RegExp} */ pattern) => files.some((file) => pattern.test(file))
  const code = some(/\.([cm]?[jt]sx?)$/)
  return [
    ...(code || some(/tsconfig.*\.json$/) ? ['types'] : []),
    ...(code ? ['boundaries', 'structure'] : []),
    ...(some(/\/(locales|texts)\/|\.tsx?$/) ? ['texts'] : []),
    ...(some(/^tools\//) ? ['tools'] : []),
    ...(some(/^(packages|create-remote|shared-contracts|shared-ui|remote-kit)\/.*(\.tsx?|package\.json)$/)
      ? ['packages']
      : []),
  ]
}

/** Shared folders of two paths. @param {string} one @param {string} other */
function nearness(one, other) {
  const [a, b] = [one.split('/'), other.split('/')]
  const parting = a.findIndex((part, at) => part !== b[at])
  return parting === -1 ? a.length : parting
}

/**
 * Related suites, those nearest to what has changed first, as many as fit into some two minutes.
 *
 * @param {{ suites: string[], files: string[] }} change
 */
export function nearestSuites({ suites, files }) {
  const nearest = (/** @type {string} */ suite) => Math.max(...files.map((file) => nearness(suite, file)))
  const sorted = suites.toSorted((one, other) => nearest(other) - nearest(one))
  let weight = 0
  const chosen = sorted.filter((suite) => {
    weight += weightOf(suite)
    return weight <= mostWeight
  })
  return { chosen, leftOut: sorted.length - chosen.length }
}

/** Browser specs of a change, and those that are left out of it. @param {string[]} files */
export function specsFor(files) {
  const own = files.flatMap((file) => /^e2e\/(.*)\.spec\.ts$/.exec(file)?.[1] ?? [])
  const changed = [...new Set(files.filter(isProduct).map(packageOf))]
  const mapped = Object.entries(specsOf).flatMap(([name, specs]) => (changed.includes(name) ? specs : []))
  const wanted = [...new Set([...own, ...mapped])]
  if (changed.some((name) => shared.includes(name))) return { chosen: [], leftOut: ['all of the browser'] }
  return { chosen: wanted.slice(0, mostSpecs), leftOut: wanted.slice(mostSpecs) }
}
