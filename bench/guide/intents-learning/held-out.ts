import { languages } from '../../../contract/languages.ts'
import { labels } from '../../../server/guide/intents/classifier/labels.ts'
import { learn, scoresOf, vectorOf } from './learn.ts'
import {
  conceptLessons,
  eventLessons,
  expressionLessons,
  festivalLessons,
  gradedLessons,
  type Lesson,
  writtenLessons,
} from './sources.ts'

const help = ['medical', 'danger', 'harassment', 'mentalHealth', 'lostChild', 'foundChild']
const money = ['cashMachine', 'payment', 'refund', 'price']

/** Prints how well messages are recognised that the weights were not learnt from, and questions at festivals, which never are. */
export function printHeldOut(): void {
  const written = writtenLessons()
  const isHeld = (_: Lesson, at: number) => at % 4 === 0
  const known = written.filter((one, at) => !isHeld(one, at))
  const others = [gradedLessons, eventLessons, expressionLessons, conceptLessons].flatMap((read) => read())
  print([...known, ...others], [...written.filter(isHeld), ...festivalLessons()])
}

function print(lessons: readonly Lesson[], held: readonly Lesson[]): void {
  const { numbers, weights } = learn(lessons)
  const scores = new Float64Array(labels.length)
  const counts = new Map<string, [right: number, all: number]>()
  for (const lesson of held) {
    scoresOf(vectorOf(lesson, numbers), weights, scores)
    const found = labels[scores.indexOf(Math.max(...scores))] ?? 'none'
    const isRight = found === lesson.label || (money.includes(found) && money.includes(lesson.label))
    const rows =
      lesson.source === 'written'
        ? ['all', lesson.language, help.includes(lesson.label) ? 'calls for help' : lesson.label]
        : ['festival']
    for (const row of rows) {
      const [right, all] = counts.get(row) ?? [0, 0]
      counts.set(row, [right + (isRight ? 1 : 0), all + 1])
    }
  }
  console.log(`\n### A quarter of the examples and the questions about festivals, learnt without them\n`)
  for (const row of ['all', ...languages, 'calls for help', 'none', 'festival']) {
    const [right, all] = counts.get(row) ?? [0, 0]
    console.log(`| ${row} | ${((100 * right) / all).toFixed(1)} % (${right}/${all}) |`)
  }
}
