import { readBoot } from './boot'
import { nameStyleSheets } from './federation/style-sheets'
import { installTrustedTypes } from './federation/trusted-types'
import { nextTask } from './next-task'

/**
 * All of it is in one file, but runs in several tasks: between two of them the browser can paint, and answer the
 * visitor.
 */
async function start() {
  await nextTask()
  const boot = readBoot(window)
  const bases = Object.values(boot.remotes).map(({ base }) => base)
  installTrustedTypes(window, ['/assets/', '/captcha/', ...(boot.libraries ?? []), ...bases])
  nameStyleSheets(document)
  await nextTask()
  await import(/* webpackMode: "eager" */ 'react-dom/client')
  await nextTask()
  await import(/* webpackMode: "eager" */ './shared-libraries')
  await nextTask()
  const { startShell } = await import(/* webpackMode: "eager" */ './start-shell')
  await startShell(window, boot)
}

void start()
