import { useHead } from '@escapade/remote-kit/runtime/head'
import { useTranslation } from 'react-i18next'
import { Articles } from '../features/articles/Articles'
import { Welcome } from '../features/welcome/Welcome'

export function App() {
  const { t } = useTranslation()
  useHead({ title: t('page.title'), description: t('page.description'), canonical: '/template' })
  return (
    <div className="page section">
      <Welcome />
      <Articles />
    </div>
  )
}
