import { expect, test } from 'bun:test'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { completeRunRequest, openClimate, type Resolved, run, typicalYear } from '@pvyield/engine'
import { ENGINE, engineModules } from '../../scripts/engine-package.ts'
import { HANG_LIMIT_MILLIS } from '../../scripts/hang-limit.ts'
import { BrowserPage, chromium } from '../server/chromium.ts'

const PLACE = { latitude: 48.1, longitude: 11.6 }
const HEADERS = { 'content-security-policy': "default-src 'self'" }

/** The yield of one plant of the sweep, by a run of its own here. */
function yieldOf(tilt_deg: number, gcr: number): number {
  const { weather } = typicalYear(openClimate(readFileSync(join(ENGINE, 'climate', 'table.bin'))), PLACE)
  const request = completeRunRequest<Resolved>({
    site: PLACE,
    array: { modules_per_string: 20, strings_per_inverter: 1, collector_width_m: 2, tilt_deg, gcr },
    weather,
    module: { model: 'reference', p_nom_w: 500, efficiency: 0.21, temperature_coefficient: -0.0035 },
    inverter: { model: 'flat', p_ac_nom_kw: 9, efficiency: 0.97 },
  })
  return run(request).answer.summary.specific_yield_kwh_per_kwp
}

test.skipIf(!chromium)(
  `a page draws the yield by tilt and ground cover, with nothing but the package${chromium ? '' : ' (skipped: no Chromium)'}`,
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pvyield-sweep-'))
    for (const [name, text] of await engineModules()) writeFileSync(join(folder, name), text)
    for (const path of ['example', 'climate/table.bin']) cpSync(join(ENGINE, path), join(folder, path), { recursive: true })
    const asked: string[] = []
    using site = Bun.serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch({ url }) {
        const { pathname } = new URL(url)
        asked.push(pathname)
        if (pathname === '/favicon.ico') return new Response(null, { status: 204 })
        return new Response(Bun.file(join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)), { headers: HEADERS })
      },
    })
    const page = await BrowserPage.open(chromium as string)
    try {
      await page.goTo(`http://127.0.0.1:${site.port}/example/sweep/`)
      await page.until(`document.querySelectorAll('rect').length > 0`)
      if (process.env.SWEEP_PICTURE) writeFileSync(process.env.SWEEP_PICTURE, await page.picture())
      const words = await page.value<string>(`document.querySelector('p').textContent`)
      const cells = await page.value<string[]>(`[...document.querySelectorAll('rect + text')].map((cell) => cell.textContent)`)
      expect(cells).toHaveLength(13 * 11)
      // From left to right tilts of 0 to 60 deg, downwards ground cover ratios of 0.25 to 0.75.
      for (const [tilt, gcr] of [
        [0, 0.25],
        [35, 0.25],
        [30, 0.5],
        [60, 0.75],
      ] as const)
        expect(cells[((gcr - 0.25) / 0.05) * 13 + tilt / 5]).toBe(`${Math.round(yieldOf(tilt, gcr))}`)
      // PVGIS 5.3 has its best fixed tilt for this place, without rows, at 38 deg.
      const best = Number(words.match(/ at (\d+) deg/)?.[1])
      expect(Math.abs(best - 38)).toBeLessThanOrEqual(5)
      expect(page.complaints).toEqual([])
      expect(asked.filter((path) => !/^\/(example\/sweep\/.*|climate\/table\.bin|[\w-]+\.js|favicon\.ico)$/.test(path))).toEqual([])
    } finally {
      await page.close()
      rmSync(folder, { recursive: true, force: true })
    }
  },
  HANG_LIMIT_MILLIS,
)
