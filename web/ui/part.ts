import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { untilLoaded } from './until-loaded.ts'

/** A part of the app that is downloaded when it is first shown, or ahead of that, while there is a network. */
export type Part<Props = object> = LazyExoticComponent<ComponentType<Props>> & { fetchAhead: () => void }

/** Makes a part of its loader. Where it cannot be had yet, what stands around it shows that it waits. */
export function part<Props = object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let asked: Promise<{ default: ComponentType<Props> }> | undefined
  const ask = () => {
    asked ??= untilLoaded(async () => ({ default: await load() }))
    return asked
  }
  return Object.assign(lazy(ask), { fetchAhead: () => void ask() })
}
