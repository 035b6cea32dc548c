import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { Scene } from '@pvyield/contract/schemas'
import { completeScene, makeLayout } from '@pvyield/engine'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

const IDS = ['residential', 'commercial', 'ground_fixed', 'ground_tracker', 'east_west']

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

async function svgOf(id: string, query = ''): Promise<string> {
  const answer = await service.request(`/api/scene-examples/${id}.svg${query}`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  return answer.text()
}

/** Ids of the tables that a picture shows, and the shade of each in percent; null for one with the sun behind it. */
function tablesIn(svg: string): Map<string, number | null> {
  const titles = [...svg.matchAll(/<path [^>]*><title>([^<]*): (?:the sun is behind|([\d.]+) % in shade)<\/title><\/path>/g)]
  return new Map(titles.map(([, name = '', shade]) => [name, shade === undefined ? null : Number(shade)]))
}

describe.each(IDS)('the picture of %s', (id) => {
  test.each(['plan', 'sun'])('shows every table, %s', async (view) => {
    const scene = (await (await service.request(`/api/scene-examples/${id}`)).json()) as Scene
    const names = makeLayout(completeScene(scene)).devices.map((device) => device.id)
    const svg = await svgOf(id, `?view=${view}&date=12-21&time=10:00`)
    expect([...tablesIn(svg).keys()].sort()).toEqual([...names].sort())
    expect(svg).toContain('12-21 10:00, sun at azimuth 133.7 deg, elevation 13 deg')
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })
})

test.each(IDS)('without a query it is the plan of %s in the morning of 21 December, with shade to see', async (id) => {
  const svg = await svgOf(id)
  expect(svg).toBe(await svgOf(id, '?view=plan&date=12-21&time=09:00'))
  expect(svg).toContain('The scene from above, north up')
  expect(Math.max(...[...tablesIn(svg).values()].map(Number))).toBeGreaterThan(5)
})

test('the scale of colours states percentages', async () => {
  expect(await svgOf('ground_fixed')).toMatch(/>lit, 0 %<\/text>(?:\n<rect [^>]*>)+\n<text [^>]*>100 % in shade<\/text>/)
})

test('a plan shows walls, tree lines and outlines as lines', async () => {
  const count = (svg: string, name: string) => svg.match(new RegExp(`<path class="${name}"`, 'g'))?.length ?? 0
  const fixed = await svgOf('ground_fixed')
  expect([count(fixed, 'treeline'), count(fixed, 'outline'), count(fixed, 'trees')]).toEqual([6, 1, 0])
  const seen = await svgOf('ground_fixed', '?view=sun&time=10:00')
  expect([count(seen, 'treeline'), count(seen, 'outline'), count(seen, 'trees')]).toEqual([0, 1, 6])
  expect(count(await svgOf('commercial'), 'wall')).toBe(4)
})

test('trackers are turned: from above they are narrower in the morning than at noon', async () => {
  const areas = async (query: string) =>
    [...(await svgOf('ground_tracker', query)).matchAll(/<path class="s\d+" d="M([^Z]*)Z"/g)].map(([, path = '']) => areaOf(path)).sort()
  const morning = await areas('?date=06-21&time=08:00')
  const noon = await areas('?date=06-21&time=13:20')
  expect(Math.max(...morning)).toBeLessThan(0.8 * Math.max(...noon))
})

test('at night a plan has no shade, and there is no view from the sun', async () => {
  const svg = await svgOf('east_west', '?date=06-21&time=23:30')
  expect(svg).toContain('06-21 23:30, the sun is down')
  expect([...tablesIn(svg).values()].every((shade) => shade === null)).toBe(true)
  const answer = await service.request('/api/scene-examples/east_west.svg?date=06-21&time=23:30&view=sun')
  expect([answer.status, (await problemOf(answer)).errors]).toEqual([
    422,
    [
      {
        code: 'validation_error',
        field: 'time',
        message: expect.stringMatching(
          /^The sun is down at 23:30 on 06-21, it is up from 06:\d\d to 20:\d\d: choose a time with the sun up, or view=plan$/,
        ),
      },
    ],
  ])
})

test.each([
  ['?date=02-30', 'date', "There is no day '02-30': send month and day, such as 06-21"],
  ['?date=6-21', 'date', 'Input should be a month and a day, such as 06-21'],
  ['?time=24:00', 'time', "There is no time '24:00': send hours and minutes, such as 12:00"],
  ['?view=side', 'view', "Input should be 'plan' or 'sun'"],
  ['?colour=red', 'colour', 'Extra inputs are not permitted. Known are view, date, time'],
])('%s is 422 at %s', async (query, field, message) => {
  const answer = await service.request(`/api/scene-examples/residential.svg${query}`)
  const { errors } = await problemOf(answer)
  expect([answer.status, errors]).toMatchObject([422, [{ code: 'validation_error', field, message }]])
})

test('29 February is a day', async () => {
  expect(await svgOf('residential', '?date=02-29')).toContain('02-29 09:00')
})

test('the ending chooses between scene and picture; an unknown example is 404 in both', async () => {
  for (const path of ['roof.svg', 'constructor.svg', 'roof', '.svg', 'residential.svg.svg', 'residential.png']) {
    const answer = await service.request(`/api/scene-examples/${path}`)
    const name = path.endsWith('.svg') ? path.slice(0, -4) : path
    expect([answer.status, (await problemOf(answer)).errors[0]?.message]).toEqual([
      404,
      name === '' ? expect.any(String) : `There is no example scene '${name}': the examples are ${IDS.join(', ')}`,
    ])
  }
  expect((await service.request('/api/scene-examples/residential.svg', { method: 'HEAD' })).status).toBe(200)
  const refused = await service.request('/api/scene-examples/residential.svg', { method: 'DELETE' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

test('a browser applies the style of a picture and loads nothing', async () => {
  const answer = await service.request('/api/scene-examples/residential.svg')
  expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self' 'sha256-[^']+';/)
})

test('no request above caused a fault of the service', () => {
  expect(service.faults).toEqual([])
})

/** Area of a path of corners in pixels. */
function areaOf(path: string): number {
  const corners = path.split('L').map((corner) => corner.split(' ').map(Number) as [number, number])
  return Math.abs(
    corners.reduce((sum, [x, y], k) => {
      const [nextX, nextY] = corners[(k + 1) % corners.length] as [number, number]
      return sum + (x * nextY - nextX * y) / 2
    }, 0),
  )
}
