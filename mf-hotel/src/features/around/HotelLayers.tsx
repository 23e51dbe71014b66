import { useEvent } from '@escapade/remote-kit/runtime/events'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import type { Hotel } from '@escapade/shared-contracts/api/stays/catalogue-schemas'
import { searchLayerClosed } from '@escapade/shared-contracts/events/events'
import { Button } from '@escapade/shared-ui/button/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Around.module.scss'

type Layer = 'map' | 'offers'

/** Pressing again mounts anew: a layer that did not load may do so this time. */
type Opened = { layer: Layer; turn: number }

/** The hotel on the map, and its offers by price: layers of the search, loaded when they are asked for. */
export function HotelLayers({ hotel }: { hotel: Hotel }) {
  const { t } = useTranslation('hotel')
  const [opened, setOpened] = useState<Opened | null>(null)
  useEvent(searchLayerClosed, ({ layer }) =>
    setOpened((current) => (current?.layer === layer ? null : current)),
  )
  const show = (layer: Layer) => setOpened((before) => ({ layer, turn: (before?.turn ?? 0) + 1 }))
  return (
    <div className={styles.layers}>
      <Button variant="line" icon="map" aria-haspopup="dialog" onClick={() => show('map')}>
        {t('around.map')}
      </Button>
      <Button variant="line" icon="sort" aria-haspopup="dialog" onClick={() => show('offers')}>
        {t('around.offers')}
      </Button>
      {opened && (
        <Slot
          key={opened.turn}
          fragment={opened.layer === 'map' ? 'mf-search/map-modal' : 'mf-search/offers-drawer'}
          props={{ hotel: onMap(hotel) }}
        />
      )}
    </div>
  )
}

const onMap = ({ id, label, location }: Hotel) => ({
  id,
  label,
  lat: location.latitude,
  lng: location.longitude,
})
