import type ofBooth from './catalogues/en/booth.json'
import type english from './catalogues/en/companion.json'
import type ofHub from './catalogues/en/hub.json'
import type ofProfile from './catalogues/en/profile.json'
import type ofStage from './catalogues/en/stage.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false
    nsSeparator: false
    defaultNS: 'companion'
    resources: {
      companion: typeof english & typeof ofProfile & typeof ofBooth & typeof ofHub & typeof ofStage
    }
  }
}
