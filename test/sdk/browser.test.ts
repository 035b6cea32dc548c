import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { BrowserPage, chromium } from '../server/chromium.ts'
import { startTestService } from '../server/service.ts'

test.skipIf(!chromium)(
  `the SDK runs plants, reads series and sends files in a page of another origin${chromium ? '' : ' (skipped: no Chromium)'}`,
  async () => {
    const service = await startTestService({ SYNC_WAIT_MS: '600000' })
    const baseUrl = `http://127.0.0.1:${await service.listen()}`
    const entry = join(import.meta.dir, '..', '..', 'clients', 'typescript', 'src', 'index.ts')
    const { outputs } = await Bun.build({ entrypoints: [entry], target: 'browser', format: 'esm' })
    const script = (await outputs[0]?.text()) ?? ''
    using site = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: ({ url }) =>
        new URL(url).pathname === '/sdk.js'
          ? new Response(script, { headers: { 'content-type': 'text/javascript' } })
          : new Response('<!doctype html><link rel="icon" href="data:,">', { headers: { 'content-type': 'text/html' } }),
    })
    const page = await BrowserPage.open(chromium as string)
    try {
      await page.goTo(`http://127.0.0.1:${site.port}/`)
      const seen = await page.value(`(async () => {
        const { createPvyield, ProblemError } = await import('/sdk.js')
        const pvyield = createPvyield({ baseUrl: '${baseUrl}' })
        const plant = { latitude: 48.1, longitude: 11.6, system_capacity_kw: 100 }
        const series = await pvyield.runSimpleSeries(plant, { columns: ['E_Grid'] })
        const { summary } = await pvyield.runSimple(plant)
        const sum = series.column('E_Grid').reduce((sum, energy) => sum + energy, 0)
        const year = new File([series.toCsv()], 'year.csv')
        const refused = await pvyield.parsePan(year).catch((error) => error)
        const path = await pvyield.parsePan('year.csv').catch((error) => error.message)
        let modules = 0
        for await (const { id } of pvyield.allModules({ q: 'longi 540' })) modules++
        return [series.length, Math.abs(sum / summary.e_grid_kwh - 1) < 1e-9, refused instanceof ProblemError, path, modules > 0]
      })()`)
      expect(seen).toEqual([8760, true, true, "A browser cannot read the path 'year.csv': send a File, a Blob or the bytes", true])
    } finally {
      await page.close()
      await service.stop()
    }
  },
  HANG_LIMIT_MILLIS,
)
