import '@escapade/shared-ui/styles/fonts.css'
import '@escapade/shared-ui/styles/tokens.scss'
import '@escapade/shared-ui/styles/base.css'
import { createRoot } from 'react-dom/client'
import { Chrome } from './Chrome'
import { parts } from './parts'
import { createPlainServices, readVisit } from './plain-services'

const visit = readVisit(window)
const root = document.getElementById('root')
if (!root) throw new Error('The document has no #root')
createRoot(root).render(<Chrome visit={visit} onReady={showApp} />)

/** The app that owns the path, as a single-page shop would pick it. */
function showApp(main: HTMLElement) {
  const [segment = ''] = window.location.pathname.split('/').slice(1)
  const app = parts.apps[segment] ?? parts.apps['']
  const services = createPlainServices(window, visit)
  void app?.mount({ services, domElement: main, mountId: 'app' })
}
