import type { ModuleCurves, ModuleSections } from '@pvyield/engine/work'
import { iamCurvePicture, moduleCurvesPicture } from '@pvyield/report'
import { Figure } from '../../parts/figure.tsx'
import { NumbersTable } from '../../parts/numbers-table.tsx'
import type { WorkerPool } from '../../worker/pool.ts'
import { currentPoints, factorPoints, keyPoints } from './curve-tables.ts'
import { useCurves } from './use-curves.ts'

const HEIGHT_PX = 270

/** The curves of a module and its points at standard conditions and at others. @param name  of saved files */
export function ModuleCurvesFigures(props: { readonly pool: WorkerPool; readonly sections: ModuleSections; readonly name: string }) {
  const { pool, sections, name } = props
  const { curves, fault } = useCurves(pool, sections, ask)
  if (fault !== '') return <p class="help">No curves: {fault}</p>
  if (curves === null) return null
  const { currents, iam } = curves
  return (
    <div class="curves">
      {currents === null ? (
        <p class="help">
          The model of this module has no current and no voltage, only a power: it has no I-V curve. A module of the library has one, and so
          has a PAN file.
        </p>
      ) : (
        <Figure
          title="Current and voltage"
          name={`${name}-iv`}
          height={HEIGHT_PX}
          rows={() => currentPoints(currents)}
          draw={(options) => moduleCurvesPicture(currents, options)}
        />
      )}
      <Figure
        title="Incidence angle"
        name={`${name}-iam`}
        height={HEIGHT_PX}
        rows={() => factorPoints(iam)}
        draw={(options) => iamCurvePicture(iam, options)}
      />
      {currents === null ? null : (
        <div class="wide">
          <NumbersTable title="Points of the curves" name={`${name}-points`} {...keyPoints(curves, currents)} />
        </div>
      )}
    </div>
  )
}

function ask(pool: WorkerPool, sections: ModuleSections): Promise<ModuleCurves> {
  return pool.ask('module curves', sections)
}
