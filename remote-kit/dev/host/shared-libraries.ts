// What the shell brings in production: the imports make the build bring it here.
import 'jotai'
import 'react/jsx-runtime'
import 'react-dom'
import 'react-dom/client'
import 'react-i18next'
import 'i18next'
import '@tanstack/react-query'
