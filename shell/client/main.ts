import './shared-libraries'
import { readBoot } from './boot'
import { nameStyleSheets } from './federation/style-sheets'
import { installTrustedTypes } from './federation/trusted-types'
import { startShell } from './start-shell'

const boot = readBoot(document)
installTrustedTypes(window, ['/assets/', '/captcha/', ...Object.values(boot.remotes).map(({ base }) => base)])
nameStyleSheets(document)
startShell(window, boot)
