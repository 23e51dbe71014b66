import { defineServer, type PrepareContext } from '@escapade/remote-kit/runtime/define-server'
import { articlesQuery } from '../features/articles/articles-query'
import { Hello } from '../fragments/hello/Hello'
import { readHelloProps } from '../fragments/hello/hello-props'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'

/** Asks for what the page reads before it is drawn: the browser takes it over and does not ask again. */
const prepare = ({ queryClient, api, visit }: PrepareContext) =>
  queryClient.prefetchQuery(articlesQuery(api, visit.locale))

export const { render, props } = defineServer({
  remote: 'mf-template',
  loadTexts,
  app: { view: App, prepare },
  fragments: { hello: { view: Hello, props: readHelloProps } },
})
