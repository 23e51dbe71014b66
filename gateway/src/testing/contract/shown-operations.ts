import type { TestApp } from '../test-app'

type Shown = { schema?: { examples?: unknown[] }; example?: unknown; examples?: Record<string, unknown> }
export type Operation = {
  /** `POST /crm/web-to-case` */
  name: string
  summary?: string
  'x-requirements'?: string[]
  parameters?: (Shown & { name: string; in: string; required?: boolean })[]
  requestBody?: { content: Record<string, Shown> }
  responses: Record<
    string,
    { description?: string; content?: Record<string, Shown>; headers?: Record<string, unknown> }
  >
}

type Document = { paths?: Record<string, Record<string, Omit<Operation, 'name'>>> }

/** Every operation of the document that the gateway generates. */
export const operationsOf = (app: TestApp['app']): Operation[] =>
  Object.entries((app.swagger() as Document).paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      ...operation,
    })),
  )

const hasExample = ({ schema, example, examples }: Shown) =>
  example !== undefined || (schema?.examples ?? Object.values(examples ?? {})).length > 0

/** Gaps that a reader of the page would miss. */
export function faultsOfOperation(operation: Operation): string[] {
  const { name, summary, parameters = [], requestBody, responses } = operation
  const [shown] = Object.values(requestBody?.content ?? {})
  return [
    ...(summary ? [] : ['no summary']),
    ...(operation['x-requirements']?.length ? [] : ['no requirements']),
    ...(Object.keys(responses).some((status) => /^[23]/.test(status)) ? [] : ['no answer']),
    ...parameters
      .filter((parameter) => parameter.required && !hasExample(parameter))
      .map((parameter) => `no example of ${parameter.name}`),
    ...(requestBody && !(shown && hasExample(shown)) ? ['no example of the body'] : []),
    ...Object.entries(responses)
      .filter(([status]) => status >= '400')
      .flatMap(([status, refusal]) => (isShown(refusal) ? [] : [`no example of ${status}`])),
    ...(responses['429'] && !responses['429'].headers?.['retry-after'] ? ['no Retry-After'] : []),
  ].map((fault) => `${name}: ${fault}`)
}

/** Refusals are problems with an example, unless people see them as a page. */
function isShown({ description, content = {} }: Operation['responses'][string]): boolean {
  const problem = content['application/problem+json']
  return Boolean(description) && (problem ? hasExample(problem) : 'text/html' in content)
}

/** Served paths that stay out of the document, with the reason. */
const outside = [
  // The document itself.
  /^GET \/docs/,
  // Probes of operators, described where it is deployed.
  /^GET \/(health(\/live|\/ready)?|ready)$/,
  // The embedded sign-in provider, which speaks OpenID Connect.
  /\/care\/provider\//,
  // Files that the documented pages load by themselves.
  /^GET \/(mailbox|sandbox-psp|care|front-gateway\/[\w/-]+)\/[\w-]+\.css$/,
  /^GET \/front-gateway\/gifts\/fonts\//,
  /^GET \/captcha\/(human-check|altcha\/[\w/-]+)\.js$/,
]

/** The routes of the gateway, as it knows them itself, that the document should show. */
export const routesToShow = (app: TestApp['app']): string[] =>
  app.routeTable
    .filter(({ method }) => method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}').replace('*', '{file}')}`)
    .filter((name) => !outside.some((pattern) => pattern.test(name)))
