import { describe, expect, test } from 'bun:test'
import { PICTURES, sideViewPicture, svgText } from '@pvyield/report'
import { EN, htmlOf, type ReportRun, reportOf } from '@pvyield/report/document'
import { FONT_FILES, fontFile } from '@pvyield/report/fonts'
import { openFonts, pdfOf } from '@pvyield/report/pdf'
import { bifacialRatio } from '../../clients/report/document/bifacial-ratio.ts'
import { ComponentService } from '../../server/components/service.ts'
import { LibraryService } from '../../server/library/service.ts'
import { exampleRun } from './example-run.ts'
import { pdfText } from './pdf-text.ts'
import { PLANTS } from './plants.ts'

const FONTS = openFonts({
  regular: await Bun.file(fontFile(FONT_FILES.regular)).bytes(),
  strong: await Bun.file(fontFile(FONT_FILES.strong)).bytes(),
})
const COMPONENTS = new ComponentService(new LibraryService())
const trackers = madeOnce('trackers, bifacial')

describe('the ratio of a bifacial plant', () => {
  test('is said to count the light on the front, next to the one that counts both sides', async () => {
    const report = await trackers()
    const rows = factsOf(report, EN.wholeYear.results)
    // By hand: E 2,080,021 kWh, 1,027.542 kWp, 2,412.03 kWh/m2 in front, 153.78 behind, bifaciality 0.7.
    expect(rows.get(EN.headlines.ratio)).toBe('83.92 %, of the light on the front alone (IEC 61724-1)')
    const byHand = 2_080_021.016 / (1027.54176 * (2412.03 + 0.7 * 153.78))
    expect(bifacialRatio(report.answer, report.request)?.ratio).toBeCloseTo(byHand, 5)
    expect(rows.get(EN.headlines.bifacialRatio)).toContain('80.34 %, of the light on both sides: 2,412.0 + 0.7 x 153.8 kWh/m²')
    expect(htmlOf(reportOf(report))).toContain(EN.frontOnly)
  })

  test('is the plain one without a rear side', async () => {
    const { report } = await exampleRun()
    expect(bifacialRatio(report.answer, report.request)).toBeNull()
    expect(factsOf(report, EN.wholeYear.results).get(EN.headlines.ratio)).toMatch(/^\d\d\.\d\d %$/)
    expect(htmlOf(reportOf(report))).not.toContain(EN.frontOnly)
  })
})

test('the capacity factor says of which power, and what a plant takes from the grid is not called an import', async () => {
  const rows = factsOf(await trackers(), EN.wholeYear.results)
  expect(rows.get('Capacity factor, AC')).toContain('of the nominal AC power')
  expect([...rows.keys()]).toContain('Own consumption of the plant from the grid')
  expect(htmlOf(reportOf(await trackers()))).not.toContain('Energy imported')
})

test('gains are positive and losses negative, in tables and in the picture', async () => {
  const report = await trackers()
  // By hand: 2,412.03 - 1,834.06 = 577.97 kWh/m2, which is 31.51 % of 1,834.06; 16.90 of 2,412.03 are 0.70 %.
  const rows = tableOf(report, EN.headings.diagram).rows
  expect(rows.find(([name]) => name === 'Transposition to the plane')?.slice(1, 4)).toEqual(['+577.97', 'kWh/m²', '+31.51 %'])
  const svg = svgText(PICTURES.losses(report.figures, { columns: [], date: '06-21' }, {}) ?? { tag: 'svg', attributes: {}, children: [] })
  expect(svg).toContain('+31.51 %, +578.0 kWh/m²')
  expect(svg).toContain('-0.70 %, -16.9 kWh/m²')
  const main = tableOf(report, EN.facts.mainLosses)
  for (const [name, kwh, share] of main.rows) for (const text of [kwh, share]) expect(`${name} ${text}`).toMatch(/ -\d/)
})

test('shares of different things stand under different heads', async () => {
  const report = await trackers()
  const main = tableOf(report, EN.facts.mainLosses)
  const diagram = tableOf(report, EN.headings.diagram)
  const share = ({ rows }: typeof main, column: number) => rows.find(([name]) => name === 'Temperature')?.[column]
  expect([share(main, 2), share(diagram, 4), share(diagram, 3)]).toEqual(['-6.98 %', '-7.04 %', '-7.09 %'])
  const heads = [main.columns[2]?.title, diagram.columns[4]?.title, diagram.columns[3]?.title]
  expect(new Set(heads).size).toBe(3)
})

test('trackers turn to the east in the morning and to the west in the evening', async () => {
  const view = (await trackers()).figures.side()
  if (view === null) throw new Error('No rows')
  const moments = [
    { hour: 8, rotationDeg: -31.9, sunDeg: 160, shadedFrac: null },
    { hour: 16, rotationDeg: 31.9, sunDeg: 20, shadedFrac: null },
  ]
  for (const [rightAzimuthDeg, words] of [
    [270, ['08:00, 31.9 deg east', '16:00, 31.9 deg west']],
    [90, ['08:00, 31.9 deg west', '16:00, 31.9 deg east']],
  ] as const) {
    const svg = svgText(sideViewPicture({ ...view, rightAzimuthDeg, moments }))
    for (const each of words) expect(svg).toContain(each)
  }
  // On the day with the lowest sun the trackers face the sun, unless they step back to the level.
  const drawn = svgText(sideViewPicture(view))
  expect(drawn).toMatch(/08:00, \d+\.\d deg east|10:00, \d+\.\d deg east/)
  expect(drawn).toMatch(/14:00, \d+\.\d deg west|16:00, \d+\.\d deg west/)
  expect(drawn).not.toMatch(/(08|10):00, \d+\.\d deg west|(14|16):00, \d+\.\d deg east/)
})

test('P-values do not stand next to the words that there are none', async () => {
  const { report } = await exampleRun()
  const applied = [
    { field: 'uncertainty_parts', value: null, source: 'default: no P-values' },
    { field: 'lifetime.uncertainty', value: null, source: 'default' },
  ]
  const html = htmlOf(reportOf({ ...report, answer: { ...report.answer, defaults_applied: applied } }))
  expect(html).not.toContain('no P-values')
  expect(html).not.toContain('uncertainty automatic')
  const without = { ...report.answer, summary: { ...report.answer.summary, exceedance: null }, defaults_applied: applied }
  expect(htmlOf(reportOf({ ...report, answer: without }))).toContain('no P-values')
})

test('what the library assumes of a component is marked, by what the service says of it', async () => {
  const report = await trackers()
  const { module, inverter } = report.ids
  const { notes: ofModule } = COMPONENTS.get(module ?? '', 'module')
  const { notes: ofInverter } = COMPONENTS.get(inverter ?? '', 'inverter')
  const said = (notes: readonly string[], part: string) => notes.some((note) => note.includes(part))
  const modules = factsOf(report, EN.headings.module)
  const inverters = factsOf(report, EN.headings.inverter)
  for (const [title, part] of [
    ['Bifaciality', '0.7 is assumed'],
    ['Front surface', 'plain glass is assumed'],
    ['Length', 'states only an area'],
    ['Width', 'states only an area'],
    ['Open-circuit voltage', 'no such note'],
  ] as const)
    expect([title, modules.get(title)?.includes('assumed')]).toEqual([title, said(ofModule, part)])
  expect(modules.get('Bifaciality')).toBe(EN.facts.assumed('0.7'))
  expect(said(ofModule, 'no maximum system voltage')).toBe(true)
  expect(modules.get(EN.facts.missing)).toBe('Maximum system voltage')
  expect(said(ofInverter, 'neither the number of MPP trackers')).toBe(true)
  expect(inverters.get('MPP trackers')).toBe(EN.facts.assumed('1'))
  expect(inverters.get(EN.facts.missing)).toBe('Maximum DC voltage, Maximum DC current')
  expect(factsOf(report, EN.headings.array).get(EN.facts.trackers)).toContain('assumed')
  const html = htmlOf(reportOf(report))
  expect(html).toContain('Assumed by the library, whose lists do not state them: module.bifaciality 0.7;')
})

test('a component that was sent is not marked', async () => {
  const report = await trackers()
  const sent = { ...report, ids: { module: null, inverter: null }, unstated: { module: null, inverter: null } }
  const html = htmlOf(reportOf(sent))
  expect(html).not.toContain('assumed: the list')
  expect(html).not.toContain('Assumed by the library')
})

test('the cover and the summary say how many warnings there are and where, and that the weather is synthetic', async () => {
  const report = await madeOnce('forty findings')()
  const warnings = (report.answer.summary.findings ?? []).filter(({ level }) => level === 'warning').length
  expect(warnings).toBeGreaterThan(20)
  const html = htmlOf(reportOf(report))
  expect(html.split(`${warnings} warnings, see Findings`).length - 1).toBe(2)
  expect(html.split('Synthetic weather, not bankable').length - 1).toBe(2)
  const text = await pdfText(await pdfOf(reportOf(report), FONTS))
  if (text === null) return
  const pages = text.split('\f')
  const page = pages.findIndex((each, k) => k > 1 && /^\s*Findings\s*$/m.test(each)) + 1
  expect(page).toBeGreaterThan(2)
  expect(pages[0]).toContain(`${warnings} warnings, see page ${page}`)
  expect(pages[0]).toContain('Synthetic weather, not bankable')
})

test('a cover without warnings and with measured weather says nothing of them', async () => {
  const report = await trackers()
  const meta = report.answer.weather_meta && { ...report.answer.weather_meta, source: 'file' as const }
  const answer = { ...report.answer, weather_meta: meta, summary: { ...report.answer.summary, findings: [] } }
  expect(reportOf({ ...report, answer }).cover.notices).toEqual([])
})

function madeOnce(name: string): () => Promise<ReportRun> {
  let made: Promise<ReportRun> | undefined
  return () => {
    made ??= PLANTS[name]?.()
    if (made === undefined) throw new Error(`No plant ${name}`)
    return made
  }
}

function factsOf(run: ReportRun, title: string): Map<string, string> {
  const block = reportOf(run).blocks.find((each) => each.kind === 'facts' && each.title === title)
  if (block?.kind !== 'facts') throw new Error(`No facts ${title}`)
  return new Map(block.facts)
}

function tableOf(run: ReportRun, title: string) {
  const block = reportOf(run).blocks.find((each) => each.kind === 'table' && each.title === title)
  if (block?.kind !== 'table') throw new Error(`No table ${title}`)
  return block
}
