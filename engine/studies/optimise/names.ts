import type { OptimiseRequest } from '@pvyield/contract/schemas'
import { editDistance } from '../../core/edit-distance.ts'
import type { Sink } from '../../core/sink.ts'
import { type FigureSource, figureNamed, figureNames } from '../sweep/figures.ts'
import { AREAS, type Evaluated } from './evaluated.ts'
import { FUNCTION_NAMES } from './expression.ts'
import type { VariedField } from './fields.ts'

/** What a name of an expression stands for. */
export interface Named {
  readonly unit: string
  readonly label: string
  readonly from: FigureSource
  /** NaN where there is none. */
  readonly of: (evaluated: Evaluated) => number
}

/** What no run has to be made for has no unit of its own. */
const PLAIN = { unit: '', from: 'headlines' } as const
const COST_NAME = /^[a-z][a-z0-9_]{0,39}$/
/** One typing error is allowed per this many letters. */
const CHARS_PER_TYPO = 4

/** The names that the expressions of a request can use: figures, areas, fields that vary, and its own costs. */
export class Names {
  private readonly own: ReadonlyMap<string, Named>

  constructor(fields: readonly VariedField[], costs: NonNullable<OptimiseRequest['costs']>) {
    this.own = new Map<string, Named>([
      ...fields.map(({ path }) => [path, { ...PLAIN, label: path, of: ({ point }: Evaluated) => numberOr(point[path]) }] as const),
      ...Object.entries(costs).map(([name, value]) => [name, { ...PLAIN, label: name, of: () => value }] as const),
    ])
  }

  /** A figure comes before a field of the same name. */
  find(name: string): Named | null {
    const figure = figureNamed(name)
    if (figure !== null) return { ...figure, of: (evaluated) => numberOr(figure.of(evaluated)) }
    if (Object.hasOwn(AREAS, name)) return { ...PLAIN, ...AREAS[name], of: ({ plant }) => AREAS[name].of(plant) }
    return this.own.get(name) ?? null
  }

  /** The name that was probably meant; null without a similar one. */
  meantBy(name: string): string | null {
    const most = Math.floor(name.length / CHARS_PER_TYPO)
    const all = [...figureNames(), ...Object.keys(AREAS), ...this.own.keys()]
    const near = all.map((known) => ({ known, typos: editDistance(name, known, most) })).filter(({ typos }) => typos <= most)
    return near.sort((a, b) => a.typos - b.typos)[0]?.known ?? null
  }
}

/** Costs whose names mean something else would be read as that. */
export function requireOwnNames(costs: NonNullable<OptimiseRequest['costs']>, fields: readonly VariedField[], sink: Sink): void {
  const taken = (name: string) =>
    FUNCTION_NAMES.includes(name)
      ? 'a function'
      : figureNamed(name) !== null || Object.hasOwn(AREAS, name)
        ? 'a figure of the plant'
        : fields.some(({ path }) => path === name)
          ? 'a field that varies'
          : null
  for (const name of Object.keys(costs)) {
    const other = taken(name)
    if (!COST_NAME.test(name))
      sink.fail(`costs.${name}`, 'A name has 1 to 40 small letters, digits and _, and begins with a letter, such as eur_per_m2')
    else if (other !== null) sink.fail(`costs.${name}`, `The name is that of ${other}: choose another one`)
  }
}

function numberOr(value: unknown): number {
  return typeof value === 'number' ? value : Number.NaN
}
