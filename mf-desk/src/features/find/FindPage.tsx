import { usePageLocation } from '@escapade/remote-kit/runtime/shell-context'
import { Heading } from '@escapade/shared-ui/heading/Heading'
import { useTranslation } from 'react-i18next'
import frame from '../../common/DeskFrame.module.scss'
import { FindList } from './FindList'

/** First page of the desk. `find` in the address is looked for at once. */
export function FindPage() {
  const { t } = useTranslation('desk')
  const { find = '' } = usePageLocation().query
  return (
    <section className={frame.page}>
      <Heading level={1}>{t('find.title')}</Heading>
      <FindList key={find} initial={find} />
    </section>
  )
}
