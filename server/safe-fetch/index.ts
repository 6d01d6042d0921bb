/** Asks other sites by addresses that people wrote, and never anything inside our own network. */
export {
  FetchFailed,
  type FetchRules,
  fetchSafely,
  inPublic,
  judgeAddress,
  readAddress,
} from './fetch-safely.ts'
