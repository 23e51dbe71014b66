import type { Config } from '../config'
import { openShop, type RemoteSource } from './shop'

const page = (html: string, more = ''): string =>
  `return { html: ${html}, head: { title: 'Title of ' + request.location.path, description: 'A & B', image: request.location.query.image,
      ...(request.location.query.in && { alternates: { [request.location.query.in]: '/ailleurs' } }) }, status: 200,
    slots: [], state: { queries: {}, texts: {} } ${more} }`

const search: RemoteSource = {
  version: 's1',
  routes: [
    { segment: '', page: 'home' },
    { segment: 'search', page: 'search' },
    { segment: 'hotel', page: 'hotel', needsId: true },
  ],
  render: page("'<h1>search ' + request.visit.locale + '</h1>'"),
}
const content: RemoteSource = {
  version: 'c1',
  style: '.app{background:url(picture.svg)}',
  routes: [
    { segment: 'contact', page: 'contact' },
    { segment: 'ville', locales: ['fr_FR'], page: 'landing' },
    { segment: '*', page: 'not-found' },
  ],
  render: page(
    "'<h1>content ' + request.location.path + '</h1>'",
    ", found: request.location.path === '/partner'",
  ),
}

/** Data that the document hands over to the browser. */
export const bootOf = (body: string) => {
  const [, json = ''] =
    /<script type="application\/json" id="boot" nonce="[^"]+">(.*?)<\/script>/.exec(body) ?? []
  return JSON.parse(json)
}

/** A shop of two remotes: one owns two routes, the other what is left, each page saying who drew it for whom. */
export const openTwoRemotes = (changes?: Partial<Config>) =>
  openShop({ 'mf-search': search, 'mf-content': content }, changes)
