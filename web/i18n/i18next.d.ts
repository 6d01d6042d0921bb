import type english from './catalogues/en/companion.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    defaultNS: 'companion'
    resources: { companion: typeof english }
  }
}
