import type { OptimiseRequest } from '@pvyield/contract/schemas'
import type { Failure, Sink } from '../../core/sink.ts'
import { type Figure, sourceOf } from '../sweep/figures.ts'
import type { Evaluated } from './evaluated.ts'
import type { Worth } from './evaluations.ts'
import { type Expression, parseExpression } from './expression.ts'
import type { Names } from './names.ts'
import { ExpressionProblem } from './tokens.ts'

/** An expression of a request as a column of the answer. */
export interface ExpressionFigure extends Figure<Evaluated> {
  readonly expression: Expression
  /** Where the request has it. */
  readonly field: string
}

/** What is optimised: the objective, and what has to be zero or more. */
export interface Goal {
  readonly objective: ExpressionFigure
  readonly constraints: readonly ExpressionFigure[]
  readonly sense: 'max' | 'min'
}

type Sent = Pick<OptimiseRequest, 'objective' | 'constraints'>

/** Reads the expressions of a request. @returns null when one of them is none, which the sink receives */
export function goalOf({ objective: sent, constraints: sentConstraints }: Sent, names: Names, sink: Sink): Goal | null {
  const { expression = 'e_grid_kwh', sense = 'max', unit = null } = sent ?? {}
  const objective = figureOf('objective', expression, unit, 'objective.expression', names, sink)
  const constraints = (sentConstraints ?? []).map((text, k) => figureOf(`constraint_${k + 1}`, text, null, `constraints.${k}`, names, sink))
  if (objective === null) return null
  const read = constraints.flatMap((each) => each ?? [])
  return read.length < constraints.length ? null : { objective, constraints: read, sense }
}

function figureOf(name: string, text: string, unit: string | null, field: string, names: Names, sink: Sink): ExpressionFigure | null {
  try {
    const expression = parseExpression(text)
    const unknown = [...expression.names].filter(([each]) => names.find(each) === null)
    for (const [each, at] of unknown) sink.fail(field, unknownName(each, at, names))
    if (unknown.length > 0) return null
    const found = new Map([...expression.names.keys()].map((each) => [each, names.find(each)]))
    const from = sourceOf([...found.values()].flatMap((named) => named ?? []))
    const of = (evaluated: Evaluated) => expression.value((each) => found.get(each)?.of(evaluated) ?? Number.NaN)
    return { name, label: text, unit: unit ?? names.find(text.trim())?.unit ?? '', from, of, expression, field }
  } catch (cause) {
    if (!(cause instanceof ExpressionProblem)) throw cause
    sink.fail(field, cause.message)
    return null
  }
}

function unknownName(name: string, at: number, names: Names): string {
  const meant = names.meantBy(name)
  const hint =
    meant === null
      ? 'use figures of the summary, module_area_m2, land_area_m2, the paths of fields, and names of costs'
      : `did you mean ${meant}?`
  return `At character ${at}: there is no '${name}': ${hint}`
}

/** Why the expressions have no value at a point; an empty list where they have. */
export function failuresAt({ objective, constraints }: Goal, evaluated: Evaluated, names: Names): Failure[] {
  return [objective, ...constraints].flatMap(({ of, expression, field }): Failure[] => {
    if (Number.isFinite(of(evaluated))) return []
    const lacking = [...expression.names.keys()].filter((name) => Number.isNaN(names.find(name)?.of(evaluated)))
    const message = lacking.length > 0 ? `This plant has no ${lacking.join(', ')}` : 'The expression is no finite number here'
    return [{ code: 'validation_error', field, message }]
  })
}

/** What a row of the columns is worth. */
export function worthOf(row: Float64Array, { constraints, sense }: Goal): Worth {
  return { value: sense === 'max' ? -row[0] : row[0], broken: constraints.map((_, k) => Math.max(0, -row[1 + k])) }
}
