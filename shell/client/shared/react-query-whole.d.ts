declare module 'react-query-whole' {
  export * from '@tanstack/react-query'
}
