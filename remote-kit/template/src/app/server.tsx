import { defineServer } from '@escapade/remote-kit/runtime/define-server'
import { Hello } from '../fragments/hello/Hello'
import { loadTexts } from '../locales/load-texts'
import { App } from './App'

export const { render } = defineServer({
  remote: 'mf-template',
  loadTexts,
  app: { view: App },
  fragments: { hello: { view: Hello } },
})
