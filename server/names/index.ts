export { listNames, listNamesOfScreens, type Names } from './store.ts'
