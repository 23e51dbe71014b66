import { writeFile } from 'node:fs/promises'
import path from 'node:path'

const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** A view that brings what a remote may bring, and shows whether it came. */
const view = `import { styleNonce } from '@escapade/remote-kit/runtime/style-nonce'
import { useEffect, useState } from 'react'
import imported from './imported.gif'
import styles from './Brought.module.css'

const named = new URL('./named.gif', import.meta.url).href

export function Brought() {
  const [answer, setAnswer] = useState('')
  useEffect(() => {
    const style = document.createElement('style')
    style.nonce = styleNonce() ?? ''
    style.textContent = '.of-a-library { color: rgb(1, 2, 3) }'
    document.head.append(style)
    const worker = new Worker(new URL('./twice.worker.ts', import.meta.url))
    worker.onmessage = ({ data }) => setAnswer(String(data))
    worker.postMessage(21)
    return () => worker.terminate()
  }, [])
  return (
    <p className={styles.brought}>
      <img src={imported} alt="imported" /> <img src={named} alt="named" />
      <output className="of-a-library">{answer}</output>
    </p>
  )
}
`

/** Writes it into the folder of a remote that was just made, and shows it on its page. */
export async function bringFiles(page: string): Promise<void> {
  const folder = path.dirname(page)
  const files = {
    'Brought.tsx': view,
    'Brought.module.css': ".brought { background: url('./imported.gif'); outline: 2px solid rgb(4, 5, 6) }",
    'twice.worker.ts': 'self.onmessage = ({ data }: MessageEvent<number>) => self.postMessage(data * 2)',
    'imported.gif': picture,
    'named.gif': Buffer.concat([picture, Buffer.from(' ')]),
  }
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content)
  await writeFile(page, "import { Brought } from './Brought'\n\nexport const App = () => <Brought />\n")
}
