import { join } from 'node:path'
import { perform, type SeriesColumns, unstatedOf } from '@pvyield/engine'
import type { ReportRun } from '@pvyield/report/document'
import { columnsOf, figuresOf } from '@pvyield/report/run'
import { openTables } from '../../clients/cli/library-tables.ts'
import { sourcesHere } from '../../clients/cli/sources.ts'

export const ROOT = join(import.meta.dir, '..', '..')

/** A run of a full request, as its report needs it. */
export async function madeRun(
  body: object,
  more: Partial<Pick<ReportRun, 'details' | 'profile' | 'runId'>> = {},
): Promise<{ readonly report: ReportRun; readonly series: SeriesColumns }> {
  const { answer, series, resolved, request } = await perform({ kind: 'full', body, series: 'all' }, sourcesHere(ROOT))
  if (series === null) throw new Error('The run has no series')
  const ids = { module: idIn(request.module), inverter: idIn(request.inverter) }
  const report: ReportRun = {
    answer,
    request: resolved,
    kind: 'full',
    figures: figuresOf(answer, resolved, columnsOf(series)),
    ids,
    unstated: unstatedOf(() => openTables(ROOT), ids),
    details: {},
    profile: null,
    date: '2026-11-26',
    runId: null,
    ...more,
  }
  return { report, series }
}

function idIn(section: object): string | null {
  return 'id' in section ? String(section.id) : null
}

/** One of the plants of the documentation. */
export function docsPlant(name: 'racks' | 'trackers' | 'yard') {
  return Bun.file(join(ROOT, 'docs', 'pages', 'plants', `${name}.json`)).json()
}
