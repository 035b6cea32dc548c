import type { InverterCurves } from '@pvyield/engine/work'
import { inverterCurvesPicture } from '@pvyield/report'
import { Figure } from '../../parts/figure.tsx'
import { NumbersTable } from '../../parts/numbers-table.tsx'
import type { WorkerPool } from '../../worker/pool.ts'
import { efficiencyPoints, loadTable } from './curve-tables.ts'
import { useCurves } from './use-curves.ts'

const HEIGHT_PX = 270

/** The efficiency of an inverter over its load. @param name  of saved files */
export function InverterCurvesFigures(props: { readonly pool: WorkerPool; readonly inverter: unknown; readonly name: string }) {
  const { pool, inverter, name } = props
  const { curves, fault } = useCurves(pool, { inverter }, ask)
  if (fault !== '') return <p class="help">No curves: {fault}</p>
  if (curves === null) return null
  const { efficiencies } = curves
  return (
    <div class="curves">
      <Figure
        title="Efficiency"
        name={`${name}-efficiency`}
        height={HEIGHT_PX}
        rows={() => efficiencyPoints(efficiencies)}
        draw={(options) => inverterCurvesPicture(efficiencies, options)}
      />
      <NumbersTable title="Efficiency by load" name={`${name}-loads`} {...loadTable(efficiencies)} />
    </div>
  )
}

function ask(pool: WorkerPool, sections: { readonly inverter: unknown }): Promise<InverterCurves> {
  return pool.ask('inverter curves', sections)
}
