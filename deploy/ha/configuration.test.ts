import { expect, it } from 'vitest'
import { configurationOf, debianPlaces, type Machines } from './configuration.ts'

const machines: Machines = [
  { name: 'a', address: '10.0.0.11' },
  { name: 'b', address: '10.0.0.12' },
  { name: 'c', address: '10.0.0.13' },
]
const passwords = {
  superuser_password: 'of-the-superuser',
  replication_password: 'of-the-replicas',
  festival_password: 'of-the-festival',
  reports_password: 'of-the-reports',
}

it('the files of three machines differ in who the machine is, and in nothing else', () => {
  const places = debianPlaces('15')
  const [a, b] = machines.map((machine) => configurationOf(machine, machines, passwords, places))
  expect(a?.size).toBeGreaterThan(0)
  for (const [file, text] of a ?? []) {
    expect(text, file).not.toMatch(/\{\{|undefined/)
    const ofB = text.split('\n').map((line, n) => (b?.get(file)?.split('\n')[n] === line ? '' : line))
    // What differs names this machine, and the other file names the other one there.
    expect(
      ofB.filter((line) => line !== '' && !/10\.0\.0\.11|\ba\b/.test(line)),
      file,
    ).toEqual([])
  }
  expect(a?.get('default/etcd')).toContain(
    'a=https://10.0.0.11:2380,b=https://10.0.0.12:2380,c=https://10.0.0.13:2380',
  )
  expect(a?.get('livefest/cluster.env')).toContain('festival:of-the-festival@127.0.0.1:5000/')
})
