import { Icon } from '@escapade/shared-ui/icon/Icon'
import { useTranslation } from 'react-i18next'
import { elementIds } from '../page-elements'
import styles from './Fallbacks.module.scss'

type Props = { id: string; area: 'loadFailed' | 'crashed'; home: string }

/**
 * Stands in for an app that did not load or threw. It travels with every document as a `<template>`: when it is
 * needed, nothing can be relied on to load.
 */
const Fallback = ({ id, area, home }: Props) => {
  const { t } = useTranslation()
  return (
    <template id={id}>
      <div className={styles.fallback} role="alert">
        <Icon name="mountain" size="l" />
        <h1>{t(`${area}.title`)}</h1>
        <p className="lead">{t(`${area}.text`)}</p>
        <div className={styles.actions}>
          <button type="button" className={styles.retry} data-retry>
            {t('retry')}
          </button>
          <a className={styles.home} href={home}>
            {t('goHome')}
          </a>
        </div>
      </div>
    </template>
  )
}

export const Fallbacks = ({ home }: { home: string }) => (
  <>
    <Fallback id={elementIds.loadFailed} area="loadFailed" home={home} />
    <Fallback id={elementIds.crashed} area="crashed" home={home} />
  </>
)
