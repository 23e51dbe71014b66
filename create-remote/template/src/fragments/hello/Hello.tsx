import { useEmit } from '@escapade/remote-kit/runtime/events'
import { Button } from '@escapade/shared-ui/button/Button'
import { useTranslation } from 'react-i18next'
import { greeted } from '../../events'
import { readHelloProps } from './hello-props'

/** Fragment that other pages place in a slot: `<Slot fragment="mf-template/hello" props={{ name }} />`. */
export function Hello(props: Record<string, unknown>) {
  const { t } = useTranslation()
  const emit = useEmit()
  const known = readHelloProps(props)
  if (!known) return <p>{t('hello.anyone')}</p>
  return (
    <Button variant="line" data-testid="greet" onClick={() => emit(greeted, known)}>
      {t('hello.byName', { name: known.name })}
    </Button>
  )
}
