import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A page with stays of the search remote, the last wish that it hears of, and a map. */
const view = `import { useEvent } from '@escapade/remote-kit/runtime/events'
import { Slot } from '@escapade/remote-kit/runtime/slot'
import { wishlistToggled } from '@escapade/shared-contracts/events/events'
import { onDemand } from '@escapade/shared-ui/layer/on-demand'
import type { MapCanvasProps } from '@escapade/shared-ui/map/MapCanvas'
import { useState } from 'react'
import styles from './App.module.css'

const MapCanvas = onDemand<MapCanvasProps>(() => import('@escapade/shared-ui/map/MapCanvas'))
const ghent = { lng: 3.72, lat: 51.05 }

export function App() {
  const [wished, setWished] = useState('')
  useEvent(wishlistToggled, (event) => setWished(Object.keys(event).join()))
  return (
    <div className="page section">
      <output>{wished}</output>
      <div className={styles.map}>
        <MapCanvas
          label="Ghent"
          view={{ ...ghent, zoom: 9 }}
          markers={[{ ...ghent, id: '1', label: 'Ghent', name: 'Ghent' }]}
          activeId={null}
          onActivate={() => {}}
        />
      </div>
      <Slot
        fragment="mf-search/result-carousel"
        props={{ title: 'Stays', linkLabel: 'All stays', count: 3 }}
      />
    </div>
  )
}
`

/** Changes that make of the installed packages those of earlier versions, by package and file. */
const changes: [file: string, now: string | RegExp, then: string][] = [
  // A minor before: the event did not say yet whether the stay was saved.
  ['shared-contracts/dist/events/events.js', /,\s*saved: flag/, ''],
  ['shared-contracts/dist/events/events.d.ts', /saved: boolean;?/, ''],
  // A major before: the map was made by another function.
  ['shared-ui/dist/map/create-map.js', 'export { createMap }', 'export { createMap as openMap }'],
  ['shared-ui/dist/map/use-map.js', 'import { createMap }', 'import { openMap as createMap }'],
]

/** Gives the remote in `folder` contracts a minor and a map a major behind, and a page that uses both. */
export async function useOlderPackages(folder: string): Promise<void> {
  for (const [file, now, then] of changes) {
    const installed = path.join(folder, 'node_modules/@escapade', file)
    const text = await readFile(installed, 'utf8')
    const changed = text.replace(now, then)
    if (changed === text) throw new Error(`${file} does not say ${now}`)
    await writeFile(installed, changed)
  }
  const app = path.join(folder, 'src/app')
  await writeFile(path.join(app, 'App.module.css'), '.map { height: 20rem }')
  await writeFile(path.join(app, 'App.tsx'), view)
}
