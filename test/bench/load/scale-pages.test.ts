import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MEASURED, type Measured } from './measured.ts'
import { ASSUMED, acceptedNeed, awaitedNeed, limitsOfOne, monthlyUsd, perDay, simulateAccepted } from './scale.ts'
import { scaleDocuments } from './scale-pages.ts'

const read = (path: string) => readFileSync(join(import.meta.dir, '..', '..', '..', path), 'utf8')

test.each([...scaleDocuments()])('%s has the tables that are made of the measurement: else run bun run load pages', (path, text) => {
  expect(read(path)).toBe(text)
})

test('the page states what is assumed', () => {
  const text = read('docs/scale.md').replaceAll(/\s+/g, ' ')
  const { peakOverMean, busy, coreHourUsd, gigabyteMonthUsd, gigabyteOutUsd } = ASSUMED
  expect(peakOverMean).toBe(4)
  for (const phrase of [
    'The peak of a day is four times its mean',
    `${100 * busy} % of the processors are busy at the peak`,
    'ten thousand a second go on all day',
    `${coreHourUsd} USD for a core-hour`,
    `${gigabyteMonthUsd.toFixed(2)} USD for a gigabyte stored for a month`,
    `${gigabyteOutUsd} USD for a gigabyte sent out`,
  ])
    expect(text).toContain(phrase)
})

test('the simulation of accepted runs has the database cores that the needs have, and is no busier than planned', () => {
  const measured = JSON.parse(readFileSync(MEASURED, 'utf8')) as Measured
  const { peak, mean } = perDay(1e6)
  const { sqldCores } = acceptedNeed(measured, peak, mean)
  const workers = Math.ceil((peak * measured.costs.acceptedCpuMs.worker) / 1000 / ASSUMED.busy)
  const { busy } = simulateAccepted(measured, workers, sqldCores, peak)
  expect(busy).toBeLessThan(ASSUMED.busy + 0.02)
  expect(read('docs/scale.md')).toContain(
    `| a million a day, accepted: workers and a database server | ${workers + sqldCores} | 46.3 | ${Math.round(100 * busy)} % |`,
  )
})

test('the arithmetic, by hand: 7 ms of processor time, 4 writes of 1,000 a second, 10 kB stored', () => {
  const measured = JSON.parse(readFileSync(MEASURED, 'utf8')) as Measured
  const { simple } = measured.mixes
  if (simple === undefined) throw new Error('no simple runs')
  const costs = {
    ...measured.costs,
    acceptedCpuMs: { api: 2, worker: 5, sqld: 1.4, redis: 0.7 },
    storeWrites: 4,
    storeWritesPerSecond: 1000,
    storedBytes: 10_000,
    answerBytes: 10_000,
  }
  const round: Measured = { ...measured, costs, mixes: { simple: { ...simple, cpuMs: 7 } } }
  const awaited = awaitedNeed(round, 10_000)
  expect(awaited).toMatchObject({ cores: 100, storeWritesPerSecond: 0, outMbPerSecond: 100 })
  expect(monthlyUsd(awaited, 10_000).cores).toBeCloseTo(100 * 730 * 0.04, 9)
  expect(monthlyUsd(awaited, 10_000).out).toBeCloseTo(10_000 * 3600 * 730 * 1e-5 * 0.05, 6)
  const accepted = acceptedNeed(round, 10_000, 10_000)
  expect(accepted).toMatchObject({
    cores: 100,
    sqldCores: 20,
    redisCores: 10,
    storeWritesPerSecond: 40_000,
    databaseServers: 58,
    storedGb: 8640,
  })
  expect(perDay(86_400)).toEqual({ mean: 1, peak: 4 })
  expect(limitsOfOne(round).map(({ perSecond }) => Math.round(perSecond))).toEqual([200, 500, 714, 250, 1429])
})
