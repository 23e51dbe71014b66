import { useTranslation } from 'react-i18next'
import styles from './PreviewNote.module.scss'

export type PreviewNoteInput = {
  textLanguage: string
  /** The release, `mf-search 4f6b51068576`. */
  release: string
  /** `HH:mm`, in the time of the market. */
  until: string
  /** Where the form ends it. */
  action: string
}

/** Lies on every page of a browser that previews a release. */
export function PreviewNote({ release, until, action }: PreviewNoteInput) {
  const { t } = useTranslation('shell')
  return (
    <form method="post" action={action} className={styles.preview}>
      <p role="note">{t('preview.note', { release, until })}</p>
      <button type="submit">{t('preview.end')}</button>
    </form>
  )
}
