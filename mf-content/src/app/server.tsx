import { announcementQuery } from '@escapade/remote-kit/runtime/announcement'
import {
  defineServer,
  type PrepareContext,
  type PrepareResult,
} from '@escapade/remote-kit/runtime/define-server'
import { minisitesQuery } from '@escapade/remote-kit/runtime/minisite'
import type { Locale } from '@escapade/shared-contracts/rules/visitor/locale'
import { staticPageQuery } from '../common/static-page-query'
import { boxesQuery, giftBlocksQuery, homeQuery } from '../features/home/home-queries'
import { ideasQuery } from '../features/ideas/ideas-query'
import { landingHere } from '../features/landing/landing-here'
import { landingQuery } from '../features/landing/landing-query'
import { articlesQuery } from '../features/not-found/articles-query'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'
import { loadPage } from './pages'
import { readRoute } from './route'

async function prepare({ queryClient, need, api, visit, location }: PrepareContext): Promise<PrepareResult> {
  const { locale } = visit
  const route = readRoute(location, locale)
  await loadPage(route)
  if (route.page === 'home') {
    await Promise.all([
      need(homeQuery(api, { locale, flow: route.flow })),
      queryClient.prefetchQuery(announcementQuery(api, { page: 'homePages', flow: route.flow, locale })),
      visit.flags.boxes !== false && queryClient.prefetchQuery(boxesQuery(api, locale)),
      queryClient.prefetchQuery(giftBlocksQuery(api)),
    ])
  }
  if ('id' in route) {
    const text = await need(staticPageQuery(api, { id: route.id, locale, version: location.query.version }))
    return { status: text === null ? 404 : 200 }
  }
  if (route.page === 'contact') await queryClient.prefetchQuery(staticPageQuery(api, { id: 'faq', locale }))
  if (route.page === 'ideas') await need(ideasQuery(api, locale))
  if (route.page === 'landing') {
    const [landing] = await Promise.all([
      need(landingQuery(api, { ...route.address, locale })),
      queryClient.prefetchQuery(boxesQuery(api, locale)),
    ])
    return { status: landing === null ? 404 : 200 }
  }
  if (route.page === 'minisite') {
    const minisites = await need(minisitesQuery(api, locale))
    const isThere = minisites === undefined || minisites.some(({ minisiteUrl }) => minisiteUrl === route.url)
    return isThere ? { status: 200, found: true } : notFound({ queryClient, api, locale })
  }
  if (route.page === 'not-found') {
    const here = await landingHere(api, location, locale)
    if (here) return { redirect: here }
    return notFound({ queryClient, api, locale })
  }
  return { status: 200 }
}

type Searched = Pick<PrepareContext, 'queryClient' | 'api'> & { locale: Locale }

async function notFound({ queryClient, api, locale }: Searched): Promise<PrepareResult> {
  await queryClient.prefetchQuery(articlesQuery(api, locale))
  return { status: 404 }
}

export const { render } = defineServer({ remote: 'mf-content', loadTexts, app: { view: App, prepare } })
