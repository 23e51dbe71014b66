declare module 'react-i18next-whole' {
  export * from 'react-i18next'
}
