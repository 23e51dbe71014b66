import { defineServer } from '@escapade/remote-kit/runtime/define-server'
import { Hello } from '../fragments/hello/Hello'
import { App } from './App'
import { texts } from './texts'

export const { render } = defineServer({
  remote: 'mf-template',
  texts,
  app: { view: App },
  fragments: { hello: { view: Hello } },
})
