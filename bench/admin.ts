import { parseArgs } from 'node:util'
import { printAnswers } from './admin/answers.ts'
import { measureImport } from './admin/import.ts'
import { prepareOffice } from './admin/office.ts'
import { openBenchFestival } from './festival/bench-festival.ts'
import { startTapLoad } from './load/load-process.ts'
import { printMachine } from './report/machine.ts'

const { values } = parseArgs({
  options: {
    attendees: { type: 'string', default: '10000' },
    interactions: { type: 'string', default: '1000000' },
    entries: { type: 'string', default: '5000' },
    requests: { type: 'string', default: '200' },
  },
})
const attendees = Number(values.attendees)
const interactions = Math.ceil(Number(values.interactions) / attendees)

const festival = await openBenchFestival({ attendees, interactions })
try {
  await printMachine(festival.databaseUrl)
  const office = await prepareOffice(festival)
  const load = await startTapLoad(festival.databaseUrl, 'stations', festival.url)
  await measureImport(office, load, Number(values.entries))
  await printAnswers(office, load, Number(values.requests))
  load.close()
} finally {
  await festival.close()
}
