import { expect, test } from 'bun:test'
import { chainsOf, lossesPicture, PICTURES, type SvgElement, svgText, THEMES } from '@pvyield/report'
import { differencePicture } from '@pvyield/report/comparison'
import { textWidth } from '../../clients/report/pictures/canvas.ts'
import { exampleRun } from './example-run.ts'
import { PLANTS } from './plants.ts'

test('losses: each level equals what the losses before it leave', async () => {
  const { figures } = await exampleRun()
  for (const chain of chainsOf(figures.answer.loss_diagram)) {
    const levels = chain.filter(({ row }) => !row.loss)
    for (const [k, level] of levels.entries()) {
      const at = chain.indexOf(level)
      const last = chain[at - 1]
      if (k > 0 && last !== undefined) expect(level.before).toBeCloseTo(last.after, 6)
    }
  }
})

test('losses: a row has its key, its share and its name', async () => {
  const { figures, draw } = await exampleRun()
  const svg = draw('losses')
  for (const { key, loss, value } of figures.answer.loss_diagram) {
    if (!loss || value !== 0) expect(svg).toContain(`data-key="${key}"`)
  }
  const temperature = figures.answer.loss_diagram.find(({ key }) => key === 'temperature')
  expect(svg).toContain(`>-${(100 * (temperature?.fraction_of_previous ?? 0)).toFixed(2)} %<`)
})

test('every picture has a title, a description and a picture role, in every theme and at the width of a phone', async () => {
  const { draw } = await exampleRun()
  for (const name of Object.keys(PICTURES) as (keyof typeof PICTURES)[]) {
    if (name === 'plan') continue // this plant has no scene
    for (const theme of ['light', 'dark', 'print'] as const) {
      for (const width of [360, 720]) {
        const svg = draw(name, { theme, width })
        expect(svg).toStartWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} `)
        expect(svg).toContain('role="img"')
        expect(svg).toMatch(/<title>[^<]+<\/title><desc>[^<]+<\/desc>/)
        expect(svg).not.toContain('NaN')
        expect(svg).not.toContain('undefined')
        expect(svg).not.toContain('style=')
        expect(svg).toContain(`fill="${THEMES[theme].paper}"`)
      }
    }
  }
})

test('heatmap: every hour with a value is painted once', async () => {
  const { draw } = await exampleRun()
  const cells = [...draw('heatmap').matchAll(/M\d+ \d+h1v-?(\d+)h-1z/g)].reduce((sum, [, hours]) => sum + Number(hours), 0)
  expect(cells).toBe(8760)
})

test('months: the bar of the largest month is the highest', async () => {
  const { figures, draw } = await exampleRun()
  const bars = [...draw('months').matchAll(/<rect [^>]*height="([\d.]+)"[^>]*data-month="(\d+)"/g)].map(([, height]) => Number(height))
  const energy = figures.answer.summary.monthly.e_grid_kwh.map((kwh) => kwh ?? 0)
  expect(bars.indexOf(Math.max(...bars))).toBe(energy.indexOf(Math.max(...energy)))
})

test('what a user types is text in a picture', () => {
  const svg = svgText({ tag: 'text', attributes: { 'data-name': '"><script>' }, children: ['<script>alert(1)</script>\u0000\ud800'] })
  expect(svg).not.toContain('<script')
  expect(svg).toContain('&#60;script&#62;')
  expect(svg).toContain('\ufffd\ufffd')
})

test('a picture that a run cannot have is null', async () => {
  const { figures } = await exampleRun()
  expect(PICTURES.plan(figures, { columns: [], date: '06-21' }, {})).toBeNull()
  expect(PICTURES.heatmap({ ...figures, series: () => null }, { columns: [], date: '06-21' }, {})).toBeNull()
})

test('rows from the side: the sun of the morning is in the east, of trackers and of ridges with a line to the south', async () => {
  for (const name of ['trackers, bifacial', 'ridges']) {
    const moments = (await PLANTS[name]?.())?.figures.side()?.moments ?? []
    // Seen with the west to the right: above 90 deg is to the left.
    expect([name, (moments[0]?.sunDeg ?? 0) > 90, (moments.at(-1)?.sunDeg ?? 180) < 90]).toEqual([name, true, true])
  }
})

test('the hours of a heat map and of a day name the zone of the weather as series.csv does', async () => {
  const { figures } = await exampleRun()
  const inZone = (timezoneH: number) => ({
    ...figures,
    series: (name: string) => {
      const found = figures.series(name)
      return found && { ...found, rows: { ...found.rows, timezoneH } }
    },
  })
  for (const [timezoneH, title] of [
    [0, 'Hour, UTC+00:00'],
    [9.5, 'Hour, UTC+09:30'],
    [-3.5, 'Hour, UTC-03:30'],
  ] as const)
    for (const picture of ['heatmap', 'day'] as const) {
      const drawn = PICTURES[picture](inZone(timezoneH), { columns: [], date: '06-21' }, { width: 390 })
      expect(drawn && svgText(drawn)).toContain(`>${title}</text>`)
    }
})

test('losses: no name is cut at any width, and none reaches beyond the picture', async () => {
  const { figures } = await exampleRun()
  const rows = figures.answer.loss_diagram
  for (const width of [280, 320, 360, 519, 520, 640, 720, 960]) {
    const drawn = lossesPicture(rows, { width, all: true })
    const texts = (of: SvgElement): SvgElement[] =>
      of.children.flatMap((child) => (typeof child === 'string' ? [] : child.tag === 'text' ? [child] : texts(child)))
    for (const { key, label } of rows) {
      const row = drawn.children.find((child) => typeof child !== 'string' && child.attributes['data-key'] === key) as SvgElement
      const words = texts(row).map(({ children }) => children.join(''))
      expect(words.join(' '), `${key} at ${width}`).toContain(label)
      for (const { attributes, children } of texts(row)) {
        if (attributes['text-anchor'] === undefined) expect(Number(attributes.x) + textWidth(children.join(''))).toBeLessThanOrEqual(width)
      }
    }
  }
})

test('differences: on a phone no name of a row of the loss diagram is cut', async () => {
  const { figures } = await exampleRun()
  for (const { key, label } of figures.answer.loss_diagram) {
    const parts = [{ key, label, kwh: -1 }]
    const ends = { from: { name: 'A', value: 100 }, to: { name: 'B', value: 99 }, unit: 'kWh', decimals: 0 }
    expect(svgText(differencePicture({ ...ends, parts }, { width: 320 })), label).not.toContain('…')
  }
})
