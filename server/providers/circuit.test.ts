import { expect, test } from 'vitest'
import { stopClock } from '../../test/stopped-clock.ts'
import { createCircuit } from './circuit.ts'

const limits = { failuresToOpen: 3, openMs: 30_000 }

test('three failures in a row leave the model alone for half a minute, then one request tries', () => {
  const clock = stopClock()
  const circuit = createCircuit(clock, limits)
  for (let failure = 0; failure < 3; failure += 1) {
    expect(circuit.enter()).toBe(true)
    circuit.failed()
  }
  expect(circuit.enter()).toBe(false)
  clock.advance({ seconds: 31 })
  expect(circuit.enter()).toBe(true)
  expect(circuit.enter(), 'only one tries').toBe(false)
  circuit.failed()
  expect(circuit.enter(), 'it is still down').toBe(false)
  clock.advance({ seconds: 31 })
  expect(circuit.enter()).toBe(true)
  circuit.succeeded()
  expect([circuit.enter(), circuit.enter()]).toEqual([true, true])
})

test('a success in between forgives what failed before', () => {
  const circuit = createCircuit(stopClock(), limits)
  for (let round = 0; round < 4; round += 1) {
    circuit.failed()
    circuit.failed()
    circuit.succeeded()
  }
  expect(circuit.enter()).toBe(true)
})

test('a model that says how long it is busy is left alone for just that time', () => {
  const clock = stopClock()
  const circuit = createCircuit(clock, limits)
  circuit.failed(5_000)
  expect(circuit.enter()).toBe(false)
  clock.advance({ seconds: 6 })
  expect(circuit.enter()).toBe(true)
})

test('a person who leaves during the try gives the try to somebody else', () => {
  const clock = stopClock()
  const circuit = createCircuit(clock, limits)
  circuit.failed(1_000)
  clock.advance({ seconds: 2 })
  expect(circuit.enter()).toBe(true)
  circuit.gaveUp()
  expect(circuit.enter()).toBe(true)
})
