import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { planOptimise, type RanRequest, runBatch, type Sources } from '../../engine/index.ts'
import { batchRequest, linesOf, tableHead, tableRow, textOf } from '../../engine/studies.ts'
import { embeddedYears } from '../../engine/work.ts'
import { at, type Curve, lineChart, svg } from './chart.ts'
import type { ExamplePlants } from './example-plants.ts'

const ROOT = join(import.meta.dir, '..', '..')
const PAGES = join(ROOT, 'docs', 'pages')

/** Figures of the pages on studies, by their names: what the examples of the pages answer. */
export async function studyFigures(plants: ExamplePlants): Promise<readonly (readonly [name: string, figure: string])[]> {
  const typicalYear = embeddedYears(() => readFileSync(join(ROOT, 'engine', 'climate', 'table.bin')))
  const none = (): never => {
    throw new Error('The examples name nothing by its id')
  }
  const sources: Sources = { typicalYear, weather: none, module: none, inverter: none }
  return [
    ['sweep_yields.svg', sweepYields(plants)],
    ['optimise_way.svg', await optimiseWay(sources)],
    ['batch_yields.svg', await batchYields(sources)],
    ['project_months.svg', projectMonths(plants)],
  ]
}

/** The sweep at the top of its page, with tilts between its own. */
function sweepYields(plants: ExamplePlants): string {
  const tilts = Array.from({ length: 26 }, (_, k) => 20 + k)
  const curves = [0.3, 0.4, 0.5].map((gcr): Curve => {
    const yieldAt = (tilt_deg: number) =>
      plants.run('simple', { system_capacity_kw: 1000, tilt_deg, gcr }).answer.summary.specific_yield_kwh_per_kwp
    return { name: `gcr ${gcr}`, points: tilts.map((tilt) => [tilt, yieldAt(tilt)] as const) }
  })
  return lineChart({
    title: 'Specific yield by tilt, for three ground cover ratios',
    description: 'The further apart the rows, the higher the yield, the steeper the best tilt, and the flatter its peak.',
    x: { label: 'Tilt (deg)', min: 20, max: 45, step: 5 },
    y: { label: 'kWh/kWp', min: 1060, max: 1150, step: 10 },
    curves,
  })
}

/** The request at the top of a page, as its call of curl sends it. */
function sentOn(page: string): object {
  const [, body = ''] = /-d '(\{.*\})'/.exec(readFileSync(join(PAGES, 'studies', page), 'utf8')) ?? []
  return JSON.parse(body) as object
}

/** Every plant that the example of the page on optimisation runs, and the way to the best of them. */
async function optimiseWay(sources: Sources): Promise<string> {
  const plan = await planOptimise({ body: sentOn('optimise.md') }, sources)
  const { points, improvements } = await plan.run((_chunk, _key, make) => make())
  const place = (k: number) => [Number(points.gcr?.[k]), Number(points.tilt_deg?.[k])] as const
  const all = Array.from({ length: points.gcr?.length ?? 0 }, (_, k) => place(k)).slice(1) // the first is the base as sent
  return lineChart({
    title: 'Plants that the search runs, and those that were better than all before',
    description: 'The search looks all over the space, and then closer and closer around 28 degrees and a ground cover of 0.49.',
    x: { label: 'Ground cover ratio', min: 0.2, max: 0.8, step: 0.1 },
    y: { label: 'Tilt (deg)', min: 0, max: 60, step: 10 },
    curves: [
      { name: 'evaluations', points: all, isDots: true },
      { name: 'way to the optimum', points: improvements.map(place) },
    ],
  })
}

/** The rows of the table at the top of the page on batches, run as a batch. */
async function batchYields(sources: Sources): Promise<string> {
  const bars = (await portfolioRows(sources)).map(({ result }, k) => {
    const value = result.summary?.specific_yield_kwh_per_kwp ?? 0
    const top = 44 + k * 34
    const label = `<text x="232" y="${top + 19}" text-anchor="end">${result.name}, ${result.summary?.dc_kwp} kWp</text>`
    const bar = `<rect class="b" x="240" y="${top + 3}" width="${at((value / 1600) * 380)}" height="24"/>`
    return `${label}${bar}<text x="${at(248 + (value / 1600) * 380)}" y="${top + 19}">${value.toFixed(0)}</text>`
  })
  const title = 'Specific yield of the four plants, kWh/kWp'
  return svg(title, 'The yield grows from Munich over Lyon and Bari to Valladolid.', bars.join('\n'), 60 + bars.length * 34)
}

async function portfolioRows(sources: Sources): Promise<RanRequest[]> {
  const [, table = ''] = /\n\n((?: {4}.*\n)+)/.exec(readFileSync(join(PAGES, 'studies', 'batches.md'), 'utf8')) ?? []
  const bytes = new TextEncoder().encode(table)
  const [first, ...lines] = linesOf(bytes, true)
  if (first === undefined) throw new Error('The page on batches begins with no table')
  const head = tableHead(textOf(bytes, first), first.number)
  const requests = lines.map((line, row) =>
    batchRequest(tableRow(head, textOf(bytes, line), line.number), { row, line: line.number }, `lines.${line.number}`),
  )
  return runBatch(requests.values(), sources)
}

/** The variants of the example of the page on projects. */
function projectMonths(plants: ExamplePlants): string {
  const variants = {
    '20 degrees': { tilt_deg: 20 },
    '30 degrees, wider rows': { tilt_deg: 30, gcr: 0.35 },
    Trackers: { racking: 'single_axis' },
  }
  const curves = Object.entries(variants).map(([name, change]): Curve => {
    const { monthly } = plants.run('simple', { system_capacity_kw: 1000, ...change }).answer.summary
    return { name, points: monthly.e_grid_kwh.map((energy, month) => [month + 1, (energy ?? 0) / 1000] as const) }
  })
  return lineChart({
    title: 'Energy to grid of the variants by month',
    description: 'Trackers give more from April to September; in winter the steeper racks with wider rows are ahead.',
    x: { label: 'Month', min: 1, max: 12, step: 1 },
    y: { label: 'MWh', min: 0, max: 180, step: 20 },
    curves,
  })
}
