import { expect, test } from 'bun:test'
import type { Weather } from '@pvyield/contract/schemas'
import { SectionCache } from '../../../server/weather/section-cache.ts'
import { WeatherSections } from '../../../server/weather/sections.ts'
import { dayOfWeather } from '../../engine/small-plant.ts'

/** Weather whose columns have this number of values in total. */
function weatherOf(values: number): Weather {
  return { ghi_wm2: new Array<number>(values - 1), temp_air_c: [20] } as unknown as Weather
}

test('six million values are cached; beyond that, the least recently used section is dropped', () => {
  const cache = new SectionCache()
  const kept = () => ['a', 'b', 'c', 'd'].filter((id) => cache.get(id) !== undefined).join('')
  cache.add('a', weatherOf(3_600_000))
  cache.add('b', weatherOf(2_399_999))
  cache.add('c', weatherOf(1 + 1))
  expect(kept()).toBe('bc')
  cache.add('a', weatherOf(3_599_999))
  expect(kept()).toBe('abc')
  cache.get('b')
  cache.add('d', weatherOf(2))
  expect(kept()).toBe('bcd')
  cache.add('a', weatherOf(6_000_001))
  expect(kept()).toBe('a')
})

test('a stored section is read once and cached; an invalid one is rejected with the name of its field', async () => {
  let questions = 0
  const sectionsOf = (columns: object) =>
    new WeatherSections({
      storedWeather: async () => {
        questions++
        return { section: Bun.zstdCompressSync(JSON.stringify(columns)), meta: '{"id":"met_1"}' }
      },
      requireWeather: async () => undefined,
    })
  const sections = sectionsOf(dayOfWeather())
  expect(await sections.stored('met_1')).toMatchObject({ ...dayOfWeather(), meta: { id: 'met_1' } })
  expect(await sections.stored('met_1')).toBe(await sections.stored('met_1'))
  expect(questions).toBe(1)
  expect(Object.isFrozen(await sections.stored('met_1')), 'frozen, so that the engine keeps what it read').toBe(true)
  await expect(sectionsOf({ ...dayOfWeather(), step_minutes: 'x' }).stored('met_2')).rejects.toMatchObject({
    code: 'run_failed',
    detail: 'The weather met_2 cannot be used: step_minutes violates its type. Send other weather',
  })
})
