import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { HANG_LIMIT_MILLIS } from '../../../scripts/hang-limit.ts'
import { accessibilityViolations, faultsOfLooks } from '../axe.ts'
import { BrowserPage, chromium } from '../chromium.ts'
import { startTestService, type TestService } from '../service.ts'

/** Pages of every kind of content: lists, figures, equations, wide tables, code, all keys of the errors. */
const PAGES = ['/docs', '/docs/iam', '/docs/site.transposition', '/docs/simple_run', '/docs/embedding', '/docs/error.validation_error']

/** Without a browser on the machine, the other files of this folder test what the pages contain. */
describe.skipIf(chromium === null)('the documentation in Chromium', () => {
  let service: TestService
  let page: BrowserPage
  let origin: string
  beforeAll(async () => {
    service = await startTestService()
    origin = `http://127.0.0.1:${await service.listen()}`
    page = await BrowserPage.open(chromium ?? '')
  })
  afterAll(async () => {
    await page?.close()
    await service.stop()
  })

  const focused = () => page.value<string>('document.activeElement.id || document.activeElement.textContent')

  test.each(PAGES)('%s on a phone and a desk, in light and dark: nothing to scroll sideways, and axe finds nothing', async (path) => {
    await page.goTo(`${origin}${path}`)
    expect(await faultsOfLooks(page)).toEqual([])
  })

  test('an address where nothing is: axe finds nothing, and the search works', async () => {
    await page.goTo(`${origin}/docs/a/nope`)
    expect(await accessibilityViolations(page)).toEqual([])
    await page.type('#search', 'GlobEff')
    await page.until("document.querySelector('#found a')")
    await page.click('#found a')
    await page.until("location.pathname === '/docs/GlobEff'")
    // Chromium names every 404 that it opens.
    const own = page.complaints.findIndex((complaint) => complaint.includes('/docs/a/nope'))
    expect(page.complaints.splice(own, 1)).toEqual([expect.stringContaining('404')])
  })

  test('equations are MathML with a height, not text', async () => {
    await page.goTo(`${origin}/docs/site.transposition`)
    const heights = await page.value<number[]>(
      "[...document.querySelectorAll('math mfrac')].map((one) => one.getBoundingClientRect().height)",
    )
    expect(heights.length).toBeGreaterThan(3)
    // A fraction is at least as high as two lines of its text.
    for (const height of heights) expect(height).toBeGreaterThan(20)
  })

  test.each([
    ['GlobEff', 'GlobEff'],
    ['backtracking', 'array.backtracking'],
    ['ShdElec', 'ShdElec'],
    ['E_Grid', 'E_Grid'],
    ['PR', 'summary.performance_ratio'],
    ['performance ratio', 'summary.performance_ratio'],
    ['poa_irradiance', 'GlobInc'],
    ['poa_global', 'GlobInc'],
    ['ghi', 'GlobHor'],
    ['dhi', 'DiffHor'],
    ['dni', 'weather.dni_wm2'],
    ['shdelec', 'ShdElec'],
    ['P90', 'uncertainty'],
    ['422', 'error.validation_error'],
    ['chart', 'loss_diagram'],
    ['excel', 'include_series'],
    ['self-shading', 'stage.shading'],
    ['bank', 'uncertainty'],
    ['battery', 'storage'],
    ['partition', 'array.shade_mode'],
    ['pvwatts', 'simple_run'],
  ])('the search finds %j, first %s', async (query, first) => {
    await page.goTo(`${origin}/docs`)
    await page.type('#search', query)
    await page.until("document.querySelector('#found a')")
    expect(await page.value<string>("document.querySelector('#found a code').textContent")).toBe(first)
  })

  test.each([
    ['albdo', 'albedo', 'site.albedo_monthly'],
    ['backtraking', 'backtracking', 'array.backtracking'],
    ['performnace ratio', 'performance ratio', 'summary.performance_ratio'],
    ['uncertianty', 'uncertainty', 'uncertainty'],
    ['GlobEf', null, 'GlobEff'], // the beginning of a name is no error
  ])('the search of %j shows what %j finds, first %s', async (query, instead, first) => {
    await page.goTo(`${origin}/docs`)
    await page.type('#search', query)
    await page.until("document.querySelector('#found a')")
    const note = await page.value<string>("document.querySelector('#found li').textContent")
    if (instead === null) expect(note).not.toContain('Nothing matches')
    else expect(note).toBe(`Nothing matches "${query}". Shown: ${instead}`)
    expect(await page.value<string>("document.querySelector('#found a code').textContent")).toBe(first)
  })

  test('a word that is near to nothing finds nothing, and says so', async () => {
    await page.goTo(`${origin}/docs`)
    await page.type('#search', 'qqqqwwww')
    await page.until("document.querySelector('#found li')")
    expect(await page.value<string>("document.querySelector('#found').textContent")).toBe('Nothing matches "qqqqwwww".')
  })

  test('a step is shown in one language, the chosen one on the next pages too, and every block can be copied', async () => {
    await page.resize(390)
    await page.goTo(`${origin}/docs/simple_run`)
    const shown = () =>
      page.value<string[]>("[...document.querySelectorAll('.tabs [data-language]:not([hidden])')].map((one) => one.dataset.language)")
    expect(new Set(await shown())).toEqual(new Set(['curl']))
    await page.value("[...document.querySelectorAll('[role=tab]')].find((tab) => tab.textContent === 'Python').click()")
    expect(new Set(await shown())).toEqual(new Set(['python']))
    await page.goTo(`${origin}/docs/weather_sources`)
    expect(new Set(await shown())).toEqual(new Set(['python']))
    await page.value('localStorage.clear()')
    expect(
      await page.value<boolean>("[...document.querySelectorAll('main pre')].every((one) => one.parentElement.querySelector('.copy'))"),
    ).toBe(true)
    // no line of code is cut, and the text of a figure can be read
    expect(
      await page.value<boolean>("[...document.querySelectorAll('main pre')].every((one) => one.scrollWidth <= one.clientWidth + 1)"),
    ).toBe(true)
    await page.goTo(`${origin}/docs/loss_diagram`)
    expect(await page.value<number>("document.querySelector('.figure img').getBoundingClientRect().width")).toBeGreaterThan(600)
  })

  test('the keyboard: skip link, / for the search, arrows through what it found, Escape, Enter', async () => {
    await page.goTo(`${origin}/docs/iam`)
    await page.press('Tab')
    expect(await focused()).toBe('To the content')
    await page.press('Enter')
    expect(await page.value<string>('location.hash')).toBe('#content')
    await page.press('/')
    expect(await focused()).toBe('search')
    await page.write('GlobEff')
    await page.until("document.querySelectorAll('#found a').length > 1")
    await page.press('ArrowDown')
    expect(await focused()).toStartWith('GlobEff')
    await page.press('ArrowDown')
    await page.press('ArrowUp')
    await page.press('ArrowUp')
    expect(await focused()).toBe('search')
    await page.press('ArrowDown')
    await page.press('Escape')
    expect(await page.value<number>("document.querySelectorAll('#found a').length")).toBe(0)
    expect(await focused()).toBe('search')
    await page.value("document.querySelector('#search').value = ''")
    await page.write('ShdElec')
    await page.until("document.querySelector('#found a code')?.textContent === 'ShdElec'")
    await page.press('Enter')
    await page.until("location.pathname === '/docs/ShdElec'")
  })

  test('a page of every problem explains it: the address of its type, and the key of its code', async () => {
    const answer = await fetch(`${origin}/api/run/simple`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"latitude": 95}',
    })
    const { type, title } = (await answer.json()) as { type: string; title: string }
    await page.goTo(new URL(type, origin).href)
    expect(await page.value<string>("document.querySelector('h1').textContent")).toBe(title)
    expect(await accessibilityViolations(page)).toEqual([])
  })

  describe('the reference', () => {
    beforeAll(async () => {
      await page.resize(390)
      await page.prefer('dark')
      await page.goTo(`${origin}/docs/reference`)
      await page.until("document.querySelector('.opblock')")
    }, HANG_LIMIT_MILLIS)

    test('on a phone, in dark colours', async () => {
      expect(await page.value<number>('document.documentElement.scrollWidth')).toBe(390)
      expect(await page.value<boolean>("document.documentElement.classList.contains('dark-mode')")).toBe(true)
    })

    // Inside Swagger UI axe finds colours, nested controls, the order of headings and text outside its main landmark: its own.
    test('axe finds nothing outside Swagger UI, no landmark twice, and no field without a name', async () => {
      expect(await faultsOfLooks(page, { exclude: ['.swagger-ui'] })).toEqual([])
      const known = ['color-contrast', 'heading-order', 'nested-interactive', 'region']
      for (const width of [390, 1280]) {
        await page.resize(width)
        expect(await accessibilityViolations(page, [], { known })).toEqual([])
      }
    })

    test('the simple run first, no twin, a real answer, the failures once', async () => {
      await page.resize(1280)
      const listed = await page.value<string[]>("[...document.querySelectorAll('.opblock-summary-path')].map((one) => one.dataset.path)")
      expect(listed[0]).toBe('/api/run/simple')
      expect(listed.filter((path) => path.startsWith('/v1'))).toEqual([])
      expect(await page.value<string>("document.querySelector('.bar').textContent")).toContain('The domain model: read this first')
      await page.click('.opblock-summary-control')
      await page.until("document.querySelector('.response[data-code]')")
      const statuses = await page.value<string[]>("[...document.querySelectorAll('.response[data-code]')].map((one) => one.dataset.code)")
      expect(statuses).toEqual(['200', '202', 'default'])
      const shown = await page.value<string>("document.querySelector('.response[data-code]').textContent")
      expect(shown).toContain('"e_grid_kwh": 1')
      expect(shown).not.toContain('additionalProp1')
    })
  })

  test('the browser had nothing to complain of, and the service no fault', () => {
    expect(page.complaints).toEqual([])
    expect(service.faults).toEqual([])
  })
})
