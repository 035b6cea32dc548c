import type { SimpleRunRequest } from '@pvyield/sdk'

type Racking = NonNullable<SimpleRunRequest['racking']>
type Values = Partial<SimpleRunRequest>

/** Those of a tracker are those of its axis. */
const ANGLES = ['tilt_deg', 'azimuth_deg'] as const

/** A roof has no rows, and no light behind its modules. */
export const NOT_ON_ROOF: readonly string[] = ['gcr', 'bifaciality']

/** What was chosen for each racking since the page was opened, so that a look at another one loses nothing. */
export class RackingValues {
  private readonly angles = new Map<Racking, Values>()
  private ofRows: Values = {}

  /** The fields that another racking changes; undefined takes a field out. */
  turned(body: SimpleRunRequest, to: Racking): Values {
    const from = body.racking ?? 'fixed'
    const ofRows = picked(body, NOT_ON_ROOF)
    this.angles.set(from, picked(body, ANGLES))
    this.ofRows = from === 'rooftop' ? { ...this.ofRows, ...ofRows } : ofRows
    return { racking: to, ...none(ANGLES), ...this.angles.get(to), ...(to === 'rooftop' ? none(NOT_ON_ROOF) : this.ofRows) }
  }
}

/** What someone has to know of a plant that goes on a roof; empty for nothing. */
export function leftOutOnRoof({ bifaciality = 0 }: SimpleRunRequest): string {
  if (bifaciality === 0) return ''
  const percent = Number((100 * bifaciality).toPrecision(12))
  return `On a roof no light reaches the rear side: the bifaciality of ${percent} % is left out. It returns with another racking.`
}

function picked(body: SimpleRunRequest, keys: readonly string[]): Values {
  return Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)))
}

function none(keys: readonly string[]): Values {
  return Object.fromEntries(keys.map((key) => [key, undefined]))
}
