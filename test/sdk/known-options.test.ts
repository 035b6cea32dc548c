import { expect, test } from 'bun:test'
import { createPvyield, type Pvyield, PvyieldUsageError } from '@pvyield/sdk'
import { fakeService, json } from './fake-service.ts'

const wrong = { timeotMs: 1 } as object
const columns = { colums: ['E_Grid'] } as object
const plant = { latitude: 48.1, longitude: 11.6 }

test.each<[name: string, option: string, near: string, call: (pvyield: Pvyield) => Promise<unknown>]>([
  ['getHealth', 'timeotMs', 'timeoutMs', (pvyield) => pvyield.getHealth(wrong)],
  ['getTerms', 'timeotMs', 'timeoutMs', (pvyield) => pvyield.getTerms(wrong)],
  ['sizePlant', 'timeotMs', 'timeoutMs', (pvyield) => pvyield.sizePlant({} as never, wrong)],
  ['createRun', 'timeotMs', 'timeoutMs', (pvyield) => pvyield.createRun({} as never, {}, wrong)],
  ['waitForRun', 'timeotMs', 'timeoutMs', (pvyield) => pvyield.waitForRun('run_1', wrong)],
  ['run', 'colums', 'columns', (pvyield) => pvyield.run({} as never, columns)],
  ['runSimple', 'colums', 'columns', (pvyield) => pvyield.runSimple(plant, columns)],
  ['runSeries', 'colums', 'columns', (pvyield) => pvyield.runSeries({} as never, columns)],
  ['runSimpleSeries', 'colums', 'columns', (pvyield) => pvyield.runSimpleSeries(plant, columns)],
  ['runSimpleArrow', 'colums', 'columns', (pvyield) => pvyield.runSimpleArrow(plant, columns)],
  ['getRunSeries', 'colums', 'columns', (pvyield) => pvyield.getRunSeries('run_1', columns)],
  ['allModules', 'timeotMs', 'timeoutMs', async (pvyield) => pvyield.allModules({}, wrong).next()],
])('%s refuses the option %s that does not exist, and names %s', async (_name, option, near, call) => {
  using service = fakeService(json({}))
  await expect(call(createPvyield({ baseUrl: service.baseUrl }))).rejects.toThrow(
    new PvyieldUsageError(`There is no option '${option}'. Did you mean ${near}?`),
  )
  expect(service.seen).toEqual([])
})

test('so does the client itself; without a near name it lists the options', () => {
  const baseUrl = 'http://127.0.0.1:8080'
  expect(() => createPvyield({ baseUrl, ...wrong })).toThrow("There is no option 'timeotMs'. Did you mean timeoutMs?")
  expect(() => createPvyield({ baseUrl, color: 1 } as never)).toThrow(
    "There is no option 'color': the options are baseUrl, apiKey, fetch, timeoutMs, maxRetries",
  )
})
