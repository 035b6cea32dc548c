import { expect, test } from 'bun:test'
import { ALL_DUTIES } from '../../../server/db/duties.ts'
import { TypicalYears } from '../../../server/weather/typical-years.ts'

const PLACE = { latitude: 40, longitude: 10 }

/** Years that are kept in memory, and how often they were looked up, and made. */
function yearsIn(stored: Set<string>) {
  const asked: (readonly string[])[] = []
  const tasks: string[] = []
  const pool = {
    submit: async (task: string, { id }: { id: string }) => {
      tasks.push(task)
      return { id, section: new Uint8Array(), meta: '{}' }
    },
  }
  const years = new TypicalYears({
    sources: { nsrdb: null, pvgis: null },
    fallback: true,
    pool: pool as never,
    isStored: async (ids) => {
      asked.push(ids)
      return new Set(ids.filter((id) => stored.has(id)))
    },
    keep: async ({ id }) => void stored.add(id),
    duties: ALL_DUTIES,
    now: () => 0,
  })
  return { years, asked, tasks }
}

test('the store is asked nothing about a place whose year is known', async () => {
  const stored = new Set<string>()
  const { years, asked } = yearsIn(stored)
  expect(await years.isNew(PLACE, 'auto')).toBe(true)
  const first = await years.find(PLACE, 'auto')
  expect([...stored]).toEqual([first.id])
  expect(await years.isNew(PLACE, 'auto')).toBe(false)
  asked.length = 0
  expect(await years.isNew(PLACE, 'auto')).toBe(false)
  expect(await years.find(PLACE, 'auto')).toEqual(first)
  expect(asked).toEqual([])
})

test('a year that another server has stored is found', async () => {
  const stored = new Set<string>()
  const one = yearsIn(stored)
  const other = yearsIn(stored)
  expect(await one.years.isNew(PLACE, 'embedded')).toBe(true)
  await other.years.find(PLACE, 'embedded')
  expect(await one.years.isNew(PLACE, 'embedded')).toBe(false)
})

test('the year of a task is left to the task, until it is stored', async () => {
  const stored = new Set<string>()
  const { years, tasks } = yearsIn(stored)
  const { toMake, ...year } = await years.find(PLACE, 'embedded', true)
  expect([tasks, toMake]).toEqual([[], PLACE])
  stored.add(year.id)
  expect(await years.find(PLACE, 'embedded', true)).toEqual(year)
})
