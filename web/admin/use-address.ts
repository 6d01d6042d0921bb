import { useSearchParams } from 'react-router'

/** The state that lives in the address: section, search, filter and page; reload and Back keep it. */
export function useAddress() {
  const [params, setParams] = useSearchParams()
  const page = Number(params.get('page') ?? 1)
  return {
    tab: params.get('tab'),
    search: params.get('search') ?? '',
    category: params.get('category') ?? '',
    state: params.get('state') ?? '',
    /** A station's code, as the address of its QR code has it. */
    code: params.get('code') ?? '',
    /** The station whose card is looked for. */
    station: params.get('station') ?? '',
    /** What a list is narrowed to that staff should look at. */
    check: params.get('check') ?? '',
    /** Somebody is shown around. */
    isTour: params.has('tour'),
    /** Which part of the settings. */
    group: params.get('group') ?? '',
    /** Which edition before this one. */
    edition: params.get('edition') ?? '',
    isArchived: params.get('archived') === 'true',
    page: Number.isSafeInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    /** Another section starts with nothing searched. */
    open(tab: string, more: Record<string, string> = {}): void {
      setParams({ tab, ...more })
    },
    /**
     * Changes a filter in place; every filter starts again at page 1. A section that is being left has nothing to say: a
     * search that waited for a pause in typing would lead back to it.
     */
    filter(change: Record<string, string>): void {
      if (isLeft(params.get('tab'))) return
      setParams((before) => withValues(before, { page: '', ...change }), { replace: true })
    },
    turnTo(next: number): void {
      setParams((before) => withValues(before, { page: next === 1 ? '' : String(next) }))
    },
  }
}

/** Whether the address names another section already, while the next one is still on its way. */
function isLeft(tab: string | null): boolean {
  return location.pathname === '/admin' && new URLSearchParams(location.search).get('tab') !== tab
}

function withValues(before: URLSearchParams, change: Record<string, string>): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const [name, value] of Object.entries(change)) {
    if (value === '') after.delete(name)
    else after.set(name, value)
  }
  return after
}
