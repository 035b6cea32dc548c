import { expect, test } from 'bun:test'
import { checkLogo } from '@pvyield/report/logo'
import { drawRun } from '../../server/runs/drawing.ts'
import { pngFile } from '../png-file.ts'
import { exampleRun } from './example-run.ts'

test('a PNG is taken when its pixels have the length of its size, colours and interlace', () => {
  // Rows by hand: filter byte, then width times channels times bits, in whole bytes.
  for (const [file, length] of [
    [{ width: 10, height: 2, bits: 1 }, 2 * (1 + 2)],
    [{ width: 5, height: 3, bits: 4 }, 3 * (1 + 3)],
    [{ width: 3, height: 2, colour: 2 }, 2 * (1 + 9)],
    [{ width: 3, height: 2, colour: 4 }, 2 * (1 + 6)],
    [{ width: 1600, height: 1200, colour: 6 }, 1200 * (1 + 6400)],
    // Adam7: 64 pixels, and a filter byte for each of 1 + 1 + 1 + 2 + 2 + 4 + 4 rows.
    [{ width: 8, height: 8, interlace: 1 }, 64 + 15],
    // The second pass begins at column 4, which a picture of 4 columns does not have; the third begins at row 4.
    [{ width: 4, height: 4, interlace: 1 }, 16 + 1 + 1 + 1 + 2 + 2],
  ] as const) {
    expect(checkLogo(pngFile({ ...file, pixels: Buffer.alloc(length) }))).toEqual({ type: 'image/png' })
    for (const wrong of [length - 1, length + 1])
      expect(checkLogo(pngFile({ ...file, pixels: Buffer.alloc(wrong) }))).toEqual({ refusal: expect.stringContaining('damaged') })
  }
})

test('a logo that was kept before it was bounded is left out of the report, which says so', async () => {
  const { report } = await exampleRun()
  const { answer, kind, figures } = report
  const ids = { module: null, inverter: null, parts: [] } // no question to the library
  for (const [bytes, reason] of [
    [pngFile({ width: 4096, height: 4096, bits: 16, colour: 6 }), 'The picture has 4096 x 4096 pixels'],
    [pngFile({ width: 8, height: 8, pixels: Buffer.alloc(400e6) }), 'The PNG picture is damaged'],
  ] as const) {
    const profile = { name: '', business_name: '', logo: { type: 'image/png', bytes } } as const
    const run = { kind, answer, plant: report.request, ids, series: figures.series, profile, ranAt: 0, id: null, library: null as never }
    const html = await drawRun('html', { picture: 'losses', theme: 'light', width: 720, date: '06-21' }, null, run)
    expect(html).toContain(`Left out. ${reason}`)
    expect(html).not.toContain('<img')
  }
})
