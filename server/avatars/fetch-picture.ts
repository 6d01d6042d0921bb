import { FetchFailed, type FetchRules, fetchSafely } from '../safe-fetch/index.ts'

/** As large as a file at the desk may be (bytes). */
const LARGEST = 5 * 1024 * 1024

const MOST_REDIRECTS = 3

/** Fetches a picture from another site, wherever somebody's file says that it is. @throws FetchFailed */
export async function fetchPicture(address: string, rules?: FetchRules): Promise<Buffer> {
  const headers = { accept: 'image/webp,image/jpeg,image/png' }
  const asked = { headers, largest: LARGEST, redirects: MOST_REDIRECTS }
  const { status, body } = await fetchSafely(address, asked, rules)
  if (status !== 200) throw new FetchFailed('away')
  return body
}
