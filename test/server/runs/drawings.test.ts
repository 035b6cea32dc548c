import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { completeSimpleRequest } from '@pvyield/engine'
import { fixed, PICTURES } from '@pvyield/report'
import type { SimpleRunAnswer } from '@pvyield/sdk'
import { requirePicture } from '../../../server/runs/drawing.ts'
import { pdfText } from '../../report/pdf-text.ts'
import { PLANTS } from '../../report/plants.ts'
import { problemOf, SIMPLE } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

const SVG = { accept: 'image/svg+xml' }
const PDF = { accept: 'application/pdf' }
const REPORT = { project: 'Solar park <script>alert(1)</script>', author: 'An engineer', date: '2026-01-02' }
const OF_SIMPLE = [
  'losses',
  'months',
  'normalized',
  'heatmap',
  'duration',
  'day',
  'daily',
  'horizon',
  'iam',
  'inverter',
  'side',
  'single_line',
]

/** A run that is stored, with series. */
async function storedRun(body: object): Promise<string> {
  const accepted = await service.post('/api/run/simple', body, { prefer: 'respond-async' })
  const { run_id } = (await accepted.json()) as { run_id: string }
  while ((await service.request(`/api/runs/${run_id}`)).status === 202) await Bun.sleep(25)
  return run_id
}

describe('a picture of a run', () => {
  test('is an SVG of those that the run has', async () => {
    for (const picture of OF_SIMPLE) {
      const answer = await service.post(`/api/run/simple?picture=${picture}&theme=dark&width=400`, SIMPLE, SVG)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(await answer.text()).toStartWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 ')
    }
  })

  test('is the loss diagram unless the caller names another one', async () => {
    expect(await (await service.post('/api/run/simple', SIMPLE, SVG)).text()).toContain('<title>Loss diagram</title>')
  })

  test('is refused before the run when the plant cannot have it, with those that it can have', async () => {
    const { code, field, detail } = await problemOf(await service.post('/api/run/simple?picture=plan', SIMPLE, SVG))
    expect([code, field]).toEqual(['validation_error', 'picture'])
    expect(detail).toEndWith(`because it has no scene. It can have ${OF_SIMPLE.join(', ')}`)
    const { detail: unknown } = await problemOf(await service.post('/api/run/simple?picture=cake', SIMPLE, SVG))
    for (const name of Object.keys(PICTURES)) expect(unknown).toContain(`'${name}'`)
  })

  test('shows the series that columns names, and refuses one that the run does not have', async () => {
    const answer = await service.post('/api/run/simple?picture=heatmap&columns=GlobInc', SIMPLE, SVG)
    expect(await answer.text()).toContain('GlobInc by day of the year and hour')
    const { field } = await problemOf(await service.post('/api/run/simple?picture=heatmap&columns=Cake', SIMPLE, SVG))
    expect(field).toBe('columns')
  })

  test('of a day that no year has is refused, and of one that the run does not have', async () => {
    for (const date of ['02-30', '02-29']) {
      const { field, detail } = await problemOf(await service.post(`/api/run/simple?picture=day&date=${date}`, SIMPLE, SVG))
      expect([field, detail]).toEqual([
        'date',
        `date: There is no picture of the day ${date}, because the weather does not have it: send a month and a day such as 06-21`,
      ])
    }
    const id = await storedRun({ ...SIMPLE, include_series: true })
    const { field } = await problemOf(await service.request(`/api/runs/${id}?picture=day&date=02-29`, { headers: SVG }))
    expect(field).toBe('date')
  })

  test('of a stored run needs the series that it was made with', async () => {
    const id = await storedRun({ ...SIMPLE, include_series: true })
    const heatmap = await service.request(`/api/runs/${id}?picture=heatmap`, { headers: SVG })
    expect([heatmap.status, await heatmap.text()]).toEqual([
      200,
      await (await service.post('/api/run/simple?picture=heatmap', SIMPLE, SVG)).text(),
    ])
    const without = await storedRun(SIMPLE)
    expect((await service.request(`/api/runs/${without}?picture=months`, { headers: SVG })).status).toBe(200)
    const { field, detail } = await problemOf(await service.request(`/api/runs/${without}?picture=day`, { headers: SVG }))
    expect(field).toBe('picture')
    expect(detail).toContain('made without series')
  })
})

describe('the report of a run', () => {
  const body = { ...SIMPLE, uncertainty: 0.06, report: REPORT }

  test('is a PDF with the numbers of the answer, the same bytes each time', async () => {
    const [answer, first, second] = await Promise.all([
      service.post('/api/run/simple', body),
      service.post('/api/run/simple', body, PDF),
      service.post('/api/run/simple', body, PDF),
    ])
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const bytes = await first.bytes()
    expect(Buffer.compare(bytes, await second.bytes())).toBe(0)
    const { summary } = (await answer.json()) as SimpleRunAnswer
    const text = await pdfText(bytes)
    if (text === null) return // poppler is not installed
    expect(text).toContain(summary.provenance.request_sha256)
    for (const value of [summary.e_grid_kwh, summary.exceedance?.p90_kwh ?? Number.NaN]) expect(text).toContain(fixed(value, 0))
    expect(text.replace(/\s+/g, ' ')).toContain('Solar park <script>alert(1)</script>')
    expect(text).toContain('2026-01-02')
  })

  test('is HTML in which what a user wrote is text', async () => {
    const html = await (await service.post('/api/run/simple', body, { accept: 'text/html' })).text()
    expect(html).toStartWith('<!doctype html>')
    expect(html).not.toContain('<script')
    expect(html).toContain('&#60;script&#62;')
  })

  test('of a stored run is a link, and a page of its own policy', async () => {
    const id = await storedRun(body)
    const report = await service.request(`/api/runs/${id}/report.pdf`)
    expect([report.status, report.headers.get('content-disposition')]).toEqual([200, `inline; filename="${id}.pdf"`])
    expect(new TextDecoder().decode((await report.bytes()).subarray(0, 5))).toBe('%PDF-')
    const page = await service.request(`/api/runs/${id}`, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
    expect(page.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
    expect(await page.text()).toContain('Energy yield report')
    await problemOf(await service.request('/api/runs/run_none/report.pdf'))
  })

  test('changes no result and no digest', async () => {
    const [with_, without] = await Promise.all([
      service.post('/api/run/simple', body),
      service.post('/api/run/simple', { ...SIMPLE, uncertainty: 0.06 }),
    ])
    const [a, b] = [(await with_.json()) as SimpleRunAnswer, (await without.json()) as SimpleRunAnswer]
    expect(a.summary).toEqual(b.summary)
    expect(a.request.report).toEqual(REPORT)
    expect(a.defaults_applied).toEqual(b.defaults_applied)
  })

  test('refuses texts that are too long and dates that are none', async () => {
    const report = { project: 'x'.repeat(201), date: 'tomorrow', colour: 'red' }
    const { errors } = await problemOf(await service.post('/api/run/simple', { ...SIMPLE, report }))
    expect(errors.map(({ field }) => field).sort()).toEqual(['report.colour', 'report.date', 'report.project'])
  })

  test('has a date of the calendar', () => {
    const isTaken = (date: string) => {
      try {
        return completeSimpleRequest({ ...SIMPLE, report: { date } }).report?.date === date
      } catch {
        return false
      }
    }
    // Leap years by the Gregorian rule: of 4, not of 100, but of 400.
    for (const date of ['2024-02-29', '2000-02-29', '2023-02-28', '2026-12-31', '2026-04-30', '0001-01-01'])
      expect([date, isTaken(date)]).toEqual([date, true])
    for (const date of ['2023-02-31', '2023-02-29', '1900-02-29', '2026-04-31', '2026-06-00', '2026-13-01', '0000-01-01'])
      expect([date, isTaken(date)]).toEqual([date, false])
  })
})

test('a scene at a day that no year has is refused before the run', async () => {
  const { request } = (await PLANTS['scene with a horizon']?.()) ?? {}
  const drawing = { picture: 'plan', theme: 'light', width: 720 } as const
  const plant = { ...request, weather: { id: 'met_none' } } as unknown as Parameters<typeof requirePicture>[1]
  expect(() => requirePicture({ ...drawing, date: '02-30' }, plant)).toThrow('There is no picture of the day 02-30, because no year has it')
  expect(() => requirePicture({ ...drawing, date: '02-29' }, plant)).not.toThrow()
})
