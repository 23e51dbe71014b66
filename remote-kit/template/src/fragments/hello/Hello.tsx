import { useTranslation } from 'react-i18next'

export type HelloProps = { name?: string }

/** Fragment that other pages place in a slot: `<Slot fragment="mf-template/hello" props={{ name }} />`. */
export function Hello({ name }: HelloProps) {
  const { t } = useTranslation()
  return <p>{name ? t('hello.byName', { name }) : t('hello.anyone')}</p>
}
