import type ofBooth from './catalogues/en/booth.json'
import type english from './catalogues/en/companion.json'
import type ofHub from './catalogues/en/hub.json'
import type ofProfile from './catalogues/en/profile.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    defaultNS: 'companion'
    resources: { companion: typeof english & typeof ofProfile & typeof ofBooth & typeof ofHub }
  }
}
