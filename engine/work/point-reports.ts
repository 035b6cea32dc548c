import type { Resolved } from '../core/option.ts'
import { inWords } from '../findings/finding.ts'
import type { Headlines, Report } from '../report/report.ts'
import { type FigureSource, sourceOf } from '../studies/sweep/figures.ts'
import type { Attempt } from '../variants/attempt.ts'
import type { Patch } from '../variants/patch.ts'
import { headlinesOnly, REPORT } from '../variants/wanted.ts'
import type { PointReader } from './point-reader.ts'
import { progressOf } from './progress.ts'
import type { ReadRun } from './read-full.ts'
import { runPoints } from './run-points.ts'
import type { Sources } from './sources.ts'

/** A point of a base: its plant and its report, or why it is refused. */
export interface PointReport {
  readonly read: Attempt<ReadRun>
  readonly report: Attempt<Report | Headlines>
}

type Figures = readonly { readonly from: FigureSource }[]

/** As `plantsAt`, without the plants. */
export async function reportsAt(
  points: readonly Patch[],
  figures: Figures,
  reader: PointReader,
  sources: Sources,
): Promise<Attempt<Report | Headlines>[]> {
  return (await plantsAt(points, figures, reader, sources)).map(({ report }) => report)
}

/**
 * What figures need of points of a base. Each is that of a run of its own; what they have in common runs once.
 * Fails: as the sources.
 */
export async function plantsAt(points: readonly Patch[], figures: Figures, reader: PointReader, sources: Sources): Promise<PointReport[]> {
  const checkpoint = progressOf(sources)
  const read: Attempt<ReadRun>[] = []
  for (const point of points) {
    checkpoint()
    read.push(await reader.read(point))
  }
  const plants = read.map((each) => ('value' in each ? { value: each.value.resolved } : each))
  return reportsOf(plants, figures, sources).map((report, k) => ({ read: read[k], report: inWordsOf(read[k], report) }))
}

/** Makes no more of each plant than the figures and what is found need. */
function reportsOf(plants: readonly Attempt<Resolved>[], figures: Figures, sources: Sources): Attempt<Report | Headlines>[] {
  const from = sourceOf(figures)
  const haveParts = plants.some((plant) => 'value' in plant && (plant.value.sub_arrays ?? null) !== null)
  if (from === 'report' || haveParts) return runPoints(plants, REPORT, sources)
  const found = runPoints(plants, headlinesOnly(from === 'months'), sources)
  const open = [...found.keys()].filter((k) => isOpen(found[k]))
  const whole = runPoints(
    open.map((k) => plants[k]),
    REPORT,
    sources,
  ).values()
  return found.map((each) => (isOpen(each) ? (whole.next().value as Attempt<Report>) : (each as Attempt<Headlines>)))
}

/** Whether only the report can say what is wrong with the plant. */
const isOpen = (found: Attempt<Headlines | null>): boolean => 'value' in found && found.value === null

/** A report with what the reading found too, by the names of fields that the caller can send. */
function inWordsOf(read: Attempt<ReadRun>, report: Attempt<Report | Headlines>): Attempt<Report | Headlines> {
  if ('reason' in read || 'reason' in report) return report
  const { names, findings: before } = read.value
  const { summary } = report.value
  const { findings: found = [] } = summary
  const own = names === null ? found : found.map((finding) => inWords(finding, names))
  return { value: { ...report.value, summary: { ...summary, findings: [...before, ...own] } } }
}
