/**
 * Libraries that remotes share and the shell itself does not use at once. The import alone makes the build bring them
 * (webpack/configs.ts): a remote finds them without another request.
 */
import 'jotai'
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
import 'react-i18next'
import 'i18next'
import '@tanstack/react-query'
import 'single-spa-react'
import 'dayjs'
import 'dayjs/plugin/utc.js'
