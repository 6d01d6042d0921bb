import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A part that a screen can do without, loaded when it is first needed. Where its file cannot be had, as without a
 * network, the screen goes on without it.
 */
export function optional<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }))
}

function Nothing() {
  return null
}
