import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pdfText } from '../report/pdf-text.ts'
import { OneProcess, pvyield } from './program.ts'

const folder = mkdtempSync(join(tmpdir(), 'pvyield-drawing-'))
const one = new OneProcess()
afterAll(async () => {
  await one.stop()
  rmSync(folder, { recursive: true, force: true })
})

const SIMULATE = ['simulate', '--lat', '48.1', '--lon', '11.6', '--kw', '100']

test('a run is drawn next to its text', async () => {
  const [pdf, svg] = [join(folder, 'a.pdf'), join(folder, 'a.svg')]
  const { status, out } = await pvyield([...SIMULATE, '--report', pdf, '--picture', 'losses', '--output', svg])
  expect([status, out.includes('Energy to grid     110,925 kWh')]).toEqual([0, true])
  expect(readFileSync(svg, 'utf8')).toContain('<title>Loss diagram</title>')
  const text = await pdfText(readFileSync(pdf))
  if (text !== null) expect(text).toContain('110,925')
})

test('a picture without a file is all that is printed', async () => {
  const { out } = await one.call([...SIMULATE, '--picture', 'heatmap'])
  expect(out).toMatch(/^<svg .*<\/svg>\n$/s)
})

test('the picture of a day is of 21 June, or of the day that is named', async () => {
  const drawn = async (...more: string[]) => (await one.call([...SIMULATE, '--picture', 'day', ...more])).out
  const title = (svg: string) => /<title>([^<]*)</.exec(svg)?.[1]
  const winter = await drawn('--date', '12-21')
  expect([title(await drawn()), title(winter)]).toEqual(['21 Jun', '21 Dec'])
  const more = await Promise.all([
    one.call([...SIMULATE, '--picture', 'day', '--date', '02-30']),
    one.call([...SIMULATE, '--picture', 'day', '--date', '21.12.']),
    one.call([...SIMULATE, '--picture', 'losses', '--date', '12-21']),
  ])
  expect(more.map(({ err }) => err.split('\n')[0])).toEqual([
    'The weather of this run does not have the day 02-30',
    '--date 21.12. should be a month and a day, such as 12-21',
    '--date is the day of a picture: add --picture day, or plan for a scene',
  ])
})

test('what cannot be drawn is refused with its reason', async () => {
  expect((await one.call([...SIMULATE, '--report', 'a.doc'])).err).toStartWith('--report a.doc should end in .pdf or .html')
  expect((await one.call([...SIMULATE, '--output', 'a.svg'])).err).toStartWith('--output is the file of a picture: add --picture NAME')
  expect((await one.call([...SIMULATE, '--picture', 'plan'])).err).toStartWith('This run has no picture plan')
  expect((await one.call([...SIMULATE, '--picture', 'losses', '--json'])).err).toStartWith(
    '--json and --picture both write to standard output',
  )
})
