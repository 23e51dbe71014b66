import { defineServer } from '@escapade/remote-kit/runtime/define-server'
import { Hello } from '../fragments/hello/Hello'
import { App } from './App'
import { loadTexts } from './load-texts'

export const { render } = defineServer({
  remote: 'mf-template',
  loadTexts,
  app: { view: App },
  fragments: { hello: { view: Hello } },
})
