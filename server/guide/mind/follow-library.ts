import type { Language } from '../../../contract/languages.ts'
import type { KnowledgeEntry, Library } from '../../knowledge/index.ts'
import { type Mind, openMind } from './open-mind.ts'
import type { Answers, AskedOfMind, Place, WishedOfMind } from './thought.ts'

/** A mind, the entries that it knows, and the place of its state of the library in time. */
interface Knowing {
  number: number
  entries: KnowledgeEntry[]
  mind: Mind
}

/** The newest mind that is ready. */
export interface CurrentMind {
  /** Thinks, and tells with which entries. A mind that breaks down over a task is replaced, and the task tried again. */
  think<T extends AskedOfMind | WishedOfMind>(
    task: T,
  ): Promise<{ answer: Answers[T['kind']]; entries: KnowledgeEntry[] }>
}

/**
 * Keeps a mind that knows what the library knows. After a change the next mind learns in a thread of its own, and takes
 * over when it is ready; until then the one before answers. It learns English and whatever was asked in before.
 */
export function followLibrary(library: Library, place: Place): CurrentMind {
  let serving: Knowing | undefined
  let newest = 0
  const spoken = new Set<Language>(['en'])

  const learn = (entries: KnowledgeEntry[]): Knowing => {
    newest += 1
    const mind = openMind({ entries, place, spoken: [...spoken] })
    const next: Knowing = { number: newest, entries, mind }
    // The very first one is waited for.
    serving ??= next
    next.mind.ready.then(
      () => takeOver(next),
      () => {
        if (serving === next) serving = undefined
      },
    )
    return next
  }
  const takeOver = (next: Knowing) => {
    const before = serving
    if (before && before.number > next.number) return next.mind.close()
    serving = next
    if (before && before !== next) before.mind.close()
  }
  library.follow(learn)

  const thinkOnce = async <T extends AskedOfMind | WishedOfMind>(task: T) => {
    const entries = await library.entries()
    const knowing = serving ?? learn(entries)
    await knowing.mind.ready
    spoken.add(task.language)
    return { answer: await knowing.mind.think(task), entries: knowing.entries }
  }
  return {
    think: (task) => thinkOnce(task).catch(() => thinkOnce(task)),
  }
}
